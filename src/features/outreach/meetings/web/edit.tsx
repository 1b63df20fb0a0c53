import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Form } from 'antd';
import { useState } from 'react';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { TimeZoneSelect } from '#web/inputs/TimeZoneSelect.tsx';
import { readerTimeZone } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, ReferenceField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Meeting, type MeetingDue, type MeetingKind, meeting, meetingKinds } from '../schema.ts';
import { AgendaInput } from './AgendaInput.tsx';
import { AttendeesInput } from './AttendeesInput.tsx';
import { TimesInput } from './TimesInput.tsx';
import { texts as t } from './texts.ts';

const Input = ({ name }: { name: keyof typeof meeting.fields }) => <FieldInput of={meeting.fields} name={name} />;
const base = '/partners/meetings';
type Way = 'propose' | 'set';

/** Plans a meeting or, in the portal, requests one. */
export default function MeetingEdit() {
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const { id } = useParams({ strict: false }) as { id?: string };
  const search = useSearch({ strict: false }) as { partner?: string; kind?: string; due?: string; deal?: string };
  const due = useOne<MeetingDue>('meeting_dues', search.due);
  const { partner = due.data?.partner_id, kind = due.data?.kind } = search;
  const [way, setWay] = useState<Way>('propose');
  const isNew = id === undefined;
  if (search.due && due.isLoading) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={isNew ? (isCompany ? t.plan : t.request) : t.edit} />
      <ResourceForm<Meeting>
        resource="meetings"
        id={id}
        submit={isNew ? (isCompany && way === 'set' ? t.planSubmit : t.requestSubmit) : undefined}
        initial={{
          kind: meetingKinds.some(({ value }) => value === kind) ? (kind as MeetingKind) : 'pipeline',
          ...(partner && { partner_id: partner }),
          duration_minutes: 60,
          time_zone: readerTimeZone(),
          agenda: [],
          attendees: [],
          deal_ids: search.deal ? [search.deal] : [],
        }}
        also={['meeting_dues']}
        toBody={({ attendees, starts_at, proposed_times, ...values }) => ({
          ...values,
          attendees: ((attendees ?? []) as Meeting['attendees']).map(({ user_id, contact_id }) =>
            user_id ? { user_id } : { contact_id },
          ),
          ...(isNew && (way === 'set' ? { starts_at } : { proposed_times })),
        })}
        onDone={(row) => navigate({ to: `${base}/show/${row.id}` as string })}
        onCancel={() => navigate({ to: (id ? `${base}/show/${id}` : base) as string })}
      >
        <Section title={t.sections.meeting}>
          <Input name="title" />
          <Pair>
            <Input name="kind" />
            <Input name="duration_minutes" />
          </Pair>
          {isCompany && isNew && <Input name="partner_id" />}
          <Input name="place" />
        </Section>
        {isNew && (
          <Section title={t.sections.time} text={way === 'propose' ? t.proposeHelp : undefined}>
            {isCompany && (
              <Segments<Way>
                label={t.when}
                value={way}
                onChange={setWay}
                options={[
                  { value: 'propose', label: t.propose },
                  { value: 'set', label: t.setTime },
                ]}
              />
            )}
            {way === 'propose' ? (
              <Field
                name="proposed_times"
                label={t.times}
                help={t.zoneHelp(readerTimeZone())}
                required={t.timesRequired}
              >
                <TimesInput />
              </Field>
            ) : (
              <Field name="starts_at" label={t.startsAt} help={t.zoneHelp(readerTimeZone())} required={t.timeRequired}>
                <InstantInput zone={readerTimeZone()} />
              </Field>
            )}
            <ZoneField />
          </Section>
        )}
        <Section title={t.sections.people} text={t.attendeesHelp}>
          {isCompany && <Input name="owner_user_id" />}
          <PeopleField />
        </Section>
        <Section title={t.sections.agenda}>
          <Field name="agenda" label={t.agenda}>
            <AgendaInput />
          </Field>
        </Section>
        <Section title={t.sections.deals}>
          <DealsField />
        </Section>
      </ResourceForm>
    </>
  );
}

function ZoneField() {
  return (
    <Field name="time_zone" label={t.zone}>
      <TimeZoneSelect />
    </Field>
  );
}

/** The people and deals to choose from are those of the partner. */
function usePartner(): string | null {
  const form = Form.useFormInstance();
  return (Form.useWatch('partner_id', { form, preserve: true }) as string | undefined) ?? null;
}

function PeopleField() {
  const partner_id = usePartner();
  return (
    <Field name="attendees" label={t.attendees}>
      <AttendeesInput partner_id={partner_id} />
    </Field>
  );
}

function DealsField() {
  const partner_id = usePartner();
  const isCompany = useSession().mode === 'company';
  return (
    <ReferenceField
      name="deal_ids"
      label={t.deals}
      resource="opportunities"
      multiple
      disabled={isCompany && !partner_id}
      only={isCompany && partner_id ? [{ field: 'partner_id', operator: 'eq', values: [partner_id] }] : []}
    />
  );
}
