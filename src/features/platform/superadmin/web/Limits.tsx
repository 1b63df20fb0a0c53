import { useNavigate } from '@tanstack/react-router';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import type { TypedInputProps } from '#web/inputs/TypedInput.tsx';
import { Field, NumberField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import type { Company } from '../schema.ts';

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
      <Section
        title="Limits"
        text="Leave empty for no limit. If a limit is below the current usage, existing data is kept but nothing can be added."
      >
        <Pair>
          <NumberField name="max_partners" label="Partners" min={0} help="Archived partners do not count." />
          <NumberField name="max_seats" label="Team members" min={1} help="Open invitations count." />
        </Pair>
        <Pair>
          <Field
            name="max_storage_bytes"
            label="Storage"
            help="Pictures, documents and imported files."
            refuses
            show={(value) => `${Number(value) / MEGABYTE} MB`}
          >
            <MegabyteInput />
          </Field>
          <NumberField
            name="max_api_requests_per_day"
            label="API requests per day"
            min={0}
            help="Requests with an API key, counted from midnight UTC."
          />
        </Pair>
        <Pair>
          <NumberField
            name="max_outside_mails_per_day"
            label="Emails to people outside per day"
            min={0}
            help="To people without an account. A new company starts with a limit that ends after 30 days."
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
