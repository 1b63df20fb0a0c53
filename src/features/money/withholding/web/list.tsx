import { Form } from 'antd';
import Percent from 'lucide-react/icons/percent';
import Trash from 'lucide-react/icons/trash-2';
import { countryName } from '#web/countries.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { regionToday } from '#web/region.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { DateField, Field, OptionField, RateField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { plural } from '#web/texts.ts';
import type { WithholdingRule } from '../schema.ts';

const columns: Column<WithholdingRule>[] = [
  { field: 'whose', label: 'Applies to', value: whose, width: 260 },
  { field: 'rate_ppm', label: 'Rate', kind: 'rate', sortable: true },
  { field: 'applies_from', label: 'Effective from', kind: 'date', sortable: true },
  { field: 'note', label: 'Reason', width: 320 },
];

const filters: FilterSpec[] = [
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'applies_from', label: 'Effective from', kind: 'date' },
];

function whose({ partner_name, country }: WithholdingRule): string {
  return partner_name ?? `Partners in ${countryName(country)}`;
}

/** Rates for withholding tax from payments. None exist until someone adds one. */
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
              label="Applies to"
              options={[
                { value: 'country', label: 'All partners in a country' },
                { value: 'partner', label: 'One partner' },
              ]}
              help="A partner’s rate overrides the country rate. Enter 0 for an exempt partner."
              required
            />
            <Whose />
            <RateField name="rate_ppm" label="Withholding rate" required />
            <DateField
              name="applies_from"
              label="Effective from"
              help="Applies to payments approved on or after this date, until a later rate takes effect."
              required
            />
            <TextField
              name="note"
              label="Reason"
              help="For your records, such as the law or the exemption certificate."
            />
          </ResourceForm>
        ),
      }}
      bulk={[
        {
          label: 'Delete',
          icon: Trash,
          danger: true,
          ask: (rows) => `Delete ${plural(rows.length, 'rate', 'rates')}? Approved payments keep their rate.`,
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Percent,
        text: 'No tax is withheld. Add a rate if you have to withhold tax from payments.',
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
