import { Form } from 'antd';
import Percent from 'lucide-react/icons/percent';
import Trash from 'lucide-react/icons/trash-2';
import { countryName } from '#web/countries.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { regionToday } from '#web/region.ts';
import type { Column } from '#web/resource/columns.ts';
import { DateField, Field, OptionField, RateField, ReferenceField, TextField } from '#web/resource/fields.tsx';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useRemove } from '#web/resource/useResource.ts';
import type { WithholdingRule } from '../withholding.schema.ts';

const columns: Column<WithholdingRule>[] = [
  { field: 'whose', label: 'Of', value: whose, width: 260 },
  { field: 'rate_ppm', label: 'Withheld', kind: 'rate', sortable: true },
  { field: 'applies_from', label: 'From', kind: 'date', sortable: true },
  { field: 'note', label: 'Why', width: 320 },
];

const filters: FilterSpec[] = [
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'applies_from', label: 'From', kind: 'date' },
];

function whose({ partner_name, country }: WithholdingRule): string {
  return partner_name ?? `Partners in ${countryName(country)}`;
}

/** What part of payments is kept back for the tax office. There are no rates until somebody enters one. */
export default function Withholding() {
  const remove = useRemove('withholding_rules');
  return (
    <ResourceList<WithholdingRule>
      resource="withholding_rules"
      permission="payout_batches"
      title="Tax withheld"
      noun={['rate', 'rates']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'applies_from', descending: true }]}
      savedViews={false}
      create={{
        label: 'New rate',
        form: (done) => (
          <ResourceForm<WithholdingRule & { of: 'country' | 'partner' }>
            resource="withholding_rules"
            initial={{ of: 'country', applies_from: regionToday() }}
            onDone={done}
            onCancel={done}
            toBody={({ of, ...values }) => values}
          >
            <OptionField
              name="of"
              label="Of"
              options={[
                { value: 'country', label: 'All partners in a country' },
                { value: 'partner', label: 'One partner' },
              ]}
              help="A partner’s own rate goes before its country’s: 0 for one that is exempt."
              required
            />
            <Whose />
            <RateField name="rate_ppm" label="Part of each payment that is withheld" required />
            <DateField
              name="applies_from"
              label="From"
              help="Payments approved from this day on. A later rate follows this one from its own day."
              required
            />
            <TextField name="note" label="Why" help="The law or the certificate, for your own files." />
          </ResourceForm>
        ),
      }}
      bulk={[
        {
          label: 'Remove',
          icon: Trash,
          danger: true,
          ask: (rows) => `Remove ${rows.length} rates? Payments that are approved keep theirs.`,
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Percent,
        text: 'Nothing is withheld. Enter a rate where your tax adviser says that part of a payment goes to the tax office.',
      }}
    />
  );
}

function Whose() {
  return Form.useWatch('of') === 'partner' ? (
    <ReferenceField name="partner_id" label="Partner" resource="partners" required />
  ) : (
    <Field name="country" label="Country" required>
      <CountrySelect />
    </Field>
  );
}
