import { useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Card } from '#web/components/Card.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import type { Block } from '../blocks.schema.ts';
import { contentProblems } from '../problems.ts';
import { type EmailCampaign, emailCampaign } from '../schema.ts';
import { BlocksInput } from './BlocksInput.tsx';
import css from './campaigns.module.css';
import { EmailFrame } from './EmailFrame.tsx';
import { Reached } from './Reached.tsx';
import { texts as t } from './texts.ts';
import { usePreview } from './usePreview.ts';

const ofPeople = [{ field: 'entity', operator: 'eq' as const, values: ['partners', 'contacts'] }];
type Name = keyof typeof emailCampaign.fields;
const Input = ({ name, only }: { name: Name; only?: typeof ofPeople }) => (
  <FieldInput of={emailCampaign.fields} name={name} {...(only && { only })} />
);

const initial: Partial<EmailCampaign> = {
  blocks: [
    { key: 'b_first', kind: 'headline', text: 'Hello {{first_name|there}}' },
    { key: 'b_second', kind: 'text', text: '' },
  ],
  from_local: 'news',
  reaches: 'primary',
  excluded_audience_ids: [],
  per_minute: 120,
  quiet_from: 20,
  quiet_until: 8,
  most_bounces_ppm: 40_000,
  tracks_opens: true,
};

/** The editor: content and audience on the left, the email as people will see it on the right. */
export default function CampaignEdit() {
  const navigate = useNavigate();
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <EditScreen noun={emailCampaign} then="record">
      {({ id, onDone }) => (
        <div className={css.editor}>
          <ResourceForm<EmailCampaign>
            resource="email_campaigns"
            id={id}
            submit={id ? t.save : t.create}
            initial={initial}
            onDone={onDone}
            onCancel={() => navigate({ to: (id ? `/email_campaign/show/${id}` : '/email_campaign') as string })}
          >
            <Section title="Campaign">
              <Input name="name" />
              <Input name="topic_id" />
            </Section>
            <Section title="Email">
              <Input name="subject" />
              <Input name="preview_text" />
              <p className="meta">{t.variableHelp}</p>
              <Content />
            </Section>
            <Section title="Audience">
              <Input name="audience_id" only={ofPeople} />
              <Input name="excluded_audience_ids" only={ofPeople} />
              <Input name="reaches" />
              <ReachedNow />
            </Section>
            <Section title="Sender">
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
            {side && createPortal(<Side />, side)}
          </ResourceForm>
          <div ref={setSide} className={css.side} />
        </div>
      )}
    </EditScreen>
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

function Content() {
  const draft = useDraft();
  return (
    <Field name="blocks" label={t.blocks} show={(value) => String((value as Block[]).length)}>
      <BlocksInput problems={contentProblems(draft)} />
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
function Side() {
  const draft = useDraft();
  const [isDark, setDark] = useState(false);
  const preview = usePreview({ ...draft, is_dark: isDark });
  const general = contentProblems(draft).filter(({ block }) => block === null);
  return (
    <>
      <Card title={t.preview}>
        <EmailFrame
          subject={preview.data?.subject ?? ''}
          html={preview.data?.html ?? ''}
          text={preview.data?.text ?? ''}
          isDark={isDark}
          onDark={setDark}
        />
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
