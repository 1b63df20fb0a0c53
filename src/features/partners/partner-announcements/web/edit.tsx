import { useNavigate, useParams } from '@tanstack/react-router';
import { Form } from 'antd';
import { Suspense } from 'react';
import { ReachSummary } from '#features/partners/audiences/web/index.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { formatInstant } from '#web/region.ts';
import {
  Field,
  LongTextField,
  OptionField,
  ReferenceField,
  SwitchField,
  TextField,
} from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { announcementTones, type PartnerAnnouncement } from '../schema.ts';
import { AnnouncementAlert } from './AnnouncementAlert.tsx';
import { texts as t } from './texts.ts';

const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

/** The composer: message, audience with who gets it, channels, dates, and the banner as partners will see it. */
export default function AnnouncementEdit() {
  const navigate = useNavigate();
  const toList = useBackToList('/partners/announcements');
  const { id } = useParams({ strict: false }) as { id?: string };
  const show = (value: unknown) => (value ? formatInstant(String(value)) : 'not set');
  return (
    <>
      <PageHeader title={id ? t.editAnnouncement : t.newAnnouncement} />
      <ResourceForm<PartnerAnnouncement>
        resource="partner_announcements"
        id={id}
        initial={{ tone: 'info', shows_banner: true, rings_bell: true, sends_email: false }}
        onDone={(row) => toList(row, !id)}
        onCancel={() =>
          navigate({ to: (id ? `/partners/announcements/show/${id}` : '/partners/announcements') as string })
        }
      >
        <Section title={t.sections.message}>
          <TextField name="title" label={t.name} max={120} required />
          <LongTextField name="body" label={t.body} max={2000} rows={3} />
          <Pair>
            <TextField name="link" label={t.link} help={t.linkHelp} max={500} />
            <TextField name="link_label" label={t.linkLabel} max={40} placeholder={t.read} />
          </Pair>
          <OptionField name="tone" label={t.tone} options={announcementTones} required />
        </Section>
        <Section title={t.sections.people}>
          <ReferenceField
            name="audience_id"
            label={t.audience}
            help={t.audienceHelp}
            resource="audiences"
            only={ofPartners}
          />
          <WhoGetsIt />
        </Section>
        <Section title={t.sections.ways}>
          <SwitchField name="shows_banner" label={t.banner} help={t.bannerHelp} />
          <SwitchField name="rings_bell" label={t.bell} />
          <SwitchField name="sends_email" label={t.email} help={t.emailHelp} />
          <Pair>
            <Field name="starts_at" label={t.from} help={t.fromHelp} refuses show={show}>
              <InstantInput />
            </Field>
            <Field name="ends_at" label={t.until} help={t.untilHelp} refuses show={show}>
              <InstantInput />
            </Field>
          </Pair>
        </Section>
        <Section title={t.sections.preview}>
          <Preview />
        </Section>
      </ResourceForm>
    </>
  );
}

function WhoGetsIt() {
  const audience = Form.useWatch('audience_id') as string | null | undefined;
  return (
    <Suspense>
      <ReachSummary address={reachAddress(audience)} />
    </Suspense>
  );
}

export const reachAddress = (audience_id?: string | null): string =>
  `partner_announcements/reach${audience_id ? `?audience_id=${audience_id}` : ''}`;

function Preview() {
  const form = Form.useFormInstance();
  const { title, body, link, link_label, tone } = (Form.useWatch([], form) ?? {}) as Partial<PartnerAnnouncement>;
  return (
    <AnnouncementAlert
      of={{
        title: title?.trim() || t.previewTitle,
        body: body ?? null,
        link: link || null,
        link_label: link_label || null,
        tone: tone ?? 'info',
      }}
    />
  );
}
