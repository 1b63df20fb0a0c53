import { Form } from 'antd';
import Percent from 'lucide-react/icons/percent';
import Trash from 'lucide-react/icons/trash-2';
import { countryName } from '#web/countries.ts';
import { regionToday } from '#web/region.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { plural } from '#web/texts.ts';
import { type WithholdingRule, withholdingRule } from '../schema.ts';

function whose({ partner_name, country }: WithholdingRule): string {
  return partner_name ?? `Partners in ${countryName(country)}`;
}

/** Rates for withholding tax from payments. None exist until someone adds one. */
export default function Withholding() {
  const remove = useRemove(withholdingRule.name);
  return (
    <NounList
      noun={withholdingRule}
      permission="payout_batches"
      title="Tax withheld"
      words={['rate', 'rates']}
      columns={[
        { field: 'whose', label: 'Applies to', value: whose, width: 260 },
        { of: 'rate_ppm', label: 'Rate' },
        'applies_from',
        'note',
      ]}
      savedViews={false}
      create={{
        label: 'New rate',
        form: (done) => (
          <ResourceForm<WithholdingRule & { of: 'country' | 'partner' }>
            resource={withholdingRule.name}
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
            <FieldInput of={withholdingRule.fields} name="rate_ppm" />
            <FieldInput of={withholdingRule.fields} name="applies_from" />
            <FieldInput of={withholdingRule.fields} name="note" />
          </ResourceForm>
        ),
      }}
      bulk={() => [
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
  const name = Form.useWatch('of') === 'partner' ? 'partner_id' : 'country';
  return <FieldInput key={name} of={withholdingRule.fields} name={name} required />;
}
