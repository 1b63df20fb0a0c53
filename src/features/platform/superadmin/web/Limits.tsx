import { useNavigate } from '@tanstack/react-router';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import type { TypedInputProps } from '#web/inputs/TypedInput.tsx';
import { Field, NumberField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import type { Company } from '../schema.ts';
import { texts } from './texts.ts';

const MEGABYTE = 1024 * 1024;

/** The limits of a company; an empty limit means unlimited. */
export function Limits({ row }: { row: Company }) {
  const navigate = useNavigate();
  return (
    <ResourceForm<Company>
      key={row.row_version}
      resource="superadmin/companies"
      id={row.id}
      also={['operator_events']}
      onDone={() => {}}
      onCancel={() => navigate({ to: '/superadmin/companies' })}
    >
      <Section title={texts.limits} text={texts.leaveEmptyForNoLimitIf}>
        <Pair>
          <NumberField name="max_partners" label={texts.partners} min={0} help={texts.archivedPartnersDoNotCount} />
          <NumberField name="max_seats" label={texts.teamMembers} min={1} help={texts.openInvitationsCount} />
        </Pair>
        <Pair>
          <Field
            name="max_storage_bytes"
            label={texts.storage}
            help={texts.picturesDocumentsAndImportedFiles}
            refuses
            show={(value) => `${Number(value) / MEGABYTE} MB`}
          >
            <MegabyteInput />
          </Field>
          <NumberField
            name="max_api_requests_per_day"
            label={texts.apiRequestsPerDay}
            min={0}
            help={texts.requestsWithApiKeyCountedFrom}
          />
        </Pair>
        <Pair>
          <NumberField
            name="max_outside_mails_per_day"
            label={texts.emailsToPeopleOutsidePerDay}
            min={0}
            help={texts.toPeopleWithoutAccountNewCompany}
          />
        </Pair>
      </Section>
    </ResourceForm>
  );
}

function MegabyteInput({ value, onChange, ...rest }: TypedInputProps<number>) {
  return (
    <NumberInput
      {...rest}
      min={0}
      max={1e9}
      suffix="MB"
      value={value === null || value === undefined ? null : Math.round(value / MEGABYTE)}
      onChange={(megabytes) => onChange?.(megabytes === null ? null : megabytes * MEGABYTE)}
    />
  );
}
