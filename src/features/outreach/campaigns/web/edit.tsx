import { useNavigate, useSearch } from '@tanstack/react-router';
import { Form } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { regionLocale } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import type { Block } from '../blocks.schema.ts';
import { contentProblems } from '../problems.ts';
import { type EmailCampaign, emailCampaign } from '../schema.ts';
import { blankTemplate, campaignTemplate } from '../templates.ts';
import { BlocksInput } from './BlocksInput.tsx';
import css from './campaigns.module.css';
import { EmailFrame } from './EmailFrame.tsx';
import { Reached } from './Reached.tsx';
import { CampaignTemplates } from './Templates.tsx';
import { texts as t } from './texts.ts';
import { usePreview } from './usePreview.ts';

const ofPeople = [{ field: 'entity', operator: 'eq' as const, values: ['partners', 'contacts'] }];
type Name = keyof typeof emailCampaign.fields;
const Input = ({ name, only }: { name: Name; only?: typeof ofPeople }) => (
  <FieldInput of={emailCampaign.fields} name={name} {...(only && { only })} />
);

const initial: Partial<EmailCampaign> = {
  from_local: 'news',
  reaches: 'primary',
  excluded_audience_ids: [],
  per_minute: 120,
  quiet_from: 20,
  quiet_until: 8,
  most_bounces_ppm: 40_000,
  tracks_opens: true,
};

/** A new campaign starts with a template; its draft has a name and a topic, so that only the audience is left to choose. */
export default function CampaignEdit() {
  const { template } = useSearch({ strict: false }) as { template?: string };
  const topics = useList<{ id: string }>('email_topics', {
    sort: [{ field: 'name', descending: false }],
    start: 0,
    end: 1,
  });
  return (
    <EditScreen noun={emailCampaign}>
      {({ id, onDone }) => {
        if (id) return <Editor id={id} onSaved={onDone} />;
        if (template === undefined) return <CampaignTemplates />;
        return (
          <Loaded query={topics}>
            {({ rows }) => <Editor id={undefined} onSaved={onDone} start={startOf(template, rows[0]?.id)} />}
          </Loaded>
        );
      }}
    </EditScreen>
  );
}

function startOf(key: string, topic_id: string | undefined): Partial<EmailCampaign> {
  const { name, subject, preview_text, blocks } = campaignTemplate(key);
  return {
    ...initial,
    ...(key !== blankTemplate.key && { name: t.named(name, monthName(new Date())) }),
    ...(topic_id && { topic_id }),
    subject,
    preview_text,
    blocks: [...blocks],
  };
}

const monthName = (day: Date) => day.toLocaleDateString(regionLocale(), { month: 'long', year: 'numeric' });

interface EditorProps {
  id: string | undefined;
  onSaved: (row: { id: string }) => void;
  start?: Partial<EmailCampaign>;
}

/** The editor: content and audience on the left, the email as people will see it on the right. */
function Editor({ id, onSaved, start = {} }: EditorProps) {
  const navigate = useNavigate();
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <div className={css.editor}>
      <ResourceForm<EmailCampaign>
        resource="email_campaigns"
        {...(id && { id })}
        submit={t.review}
        other={{ label: t.save, onDone: onSaved }}
        initial={start}
        onDone={(row) => navigate({ to: `/email_campaign/show/${row.id}` as string, search: { send: '1' } as never })}
        onCancel={() => navigate({ to: (id ? `/email_campaign/show/${id}` : '/email_campaign') as string })}
      >
        <Section title={t.campaign}>
          <Input name="name" />
          <Input name="topic_id" />
        </Section>
        <Section title={t.emailText}>
          <Input name="subject" />
          <Input name="preview_text" />
          <p className="meta">{t.variableHelp}</p>
          <Content isNew={!id} />
        </Section>
        <Section title={t.audience}>
          <Input name="audience_id" only={ofPeople} />
          <Input name="excluded_audience_ids" only={ofPeople} />
          <Input name="reaches" />
          <ReachedNow />
        </Section>
        <Section title={t.sender}>
          <Pair>
            <Input name="from_name" />
            <Input name="reply_to" />
          </Pair>
          <Pair>
            <Input name="domain_id" />
            <Input name="from_local" />
          </Pair>
        </Section>
        <Section title={t.settings}>
          <Pair>
            <Input name="per_minute" />
            <Input name="most_bounces_ppm" />
          </Pair>
          <Pair>
            <Input name="quiet_from" />
            <Input name="quiet_until" />
          </Pair>
          <Input name="tracks_opens" />
        </Section>
        {side && createPortal(<Side isNew={!id} />, side)}
      </ResourceForm>
      <div ref={setSide} className={css.side} />
    </div>
  );
}

const useValue = <T,>(name: Name | 'blocks'): T | undefined => {
  const form = Form.useFormInstance();
  return Form.useWatch(name, { form, preserve: true }) as T | undefined;
};

function useDraft() {
  const subject = useValue<string>('subject') ?? '';
  const preview_text = useValue<string | null>('preview_text') ?? null;
  const blocks = useValue<Block[]>('blocks') ?? [];
  const topic_id = useValue<string | null>('topic_id') ?? null;
  return { subject, preview_text, blocks, topic_id };
}

function Content({ isNew }: { isNew: boolean }) {
  const draft = useDraft();
  return (
    <Field name="blocks" label={t.blocks} show={(value) => String((value as Block[]).length)}>
      <BlocksInput problems={contentProblems(draft)} isNew={isNew} />
    </Field>
  );
}

function ReachedNow() {
  return (
    <Reached
      topic_id={useValue('topic_id')}
      audience_id={useValue('audience_id')}
      excluded_audience_ids={useValue('excluded_audience_ids')}
      reaches={useValue('reaches')}
      most={10}
    />
  );
}

/** The preview and the problems follow the form. */
function Side({ isNew }: { isNew: boolean }) {
  const draft = useDraft();
  const preview = usePreview(draft);
  const general = contentProblems(draft).filter(({ block, is_error }) => block === null && !(isNew && is_error));
  return (
    <>
      <Card title={t.preview}>
        <EmailFrame {...preview} />
      </Card>
      {general.length > 0 && (
        <Card title={t.problems}>
          <ul className={css.problems}>
            {general.map(({ field, text, is_error }) => (
              <li key={`${field} ${text}`} className={css.problem} data-error={is_error || undefined}>
                {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
