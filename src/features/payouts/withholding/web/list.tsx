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
import { type WithholdingRule, withholdingRule } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

function whose({ partner_name, country }: WithholdingRule): string {
  return partner_name ?? ownTexts.partnersIn(countryName(country));
}

/** Rates for withholding tax from payments. None exist until someone adds one. */
export default function Withholding() {
  const remove = useRemove(withholdingRule.name);
  return (
    <NounList
      noun={withholdingRule}
      permission="payout_batches"
      title={ownTexts.taxWithheld}
      words={['rate', 'rates']}
      columns={[
        { field: 'whose', label: ownTexts.appliesTo, value: whose, width: 260 },
        { of: 'rate_ppm', label: ownTexts.rate },
        'applies_from',
        'note',
      ]}
      savedViews={false}
      create={{
        label: ownTexts.newRate,
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
              label={ownTexts.appliesTo}
              options={[
                { value: 'country', label: ownTexts.allPartnersInCountry },
                { value: 'partner', label: ownTexts.onePartner },
              ]}
              help={ownTexts.partnersRateOverridesCountryRateEnter}
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
          label: ownTexts.delete,
          icon: Trash,
          danger: true,
          ask: (rows) => ownTexts.deleteApprovedPaymentsKeepTheirRate(rows.length),
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Percent,
        text: ownTexts.noTaxWithheldAddRateIf,
      }}
    />
  );
}

function Whose() {
  const name = Form.useWatch('of') === 'partner' ? 'partner_id' : 'country';
  return <FieldInput key={name} of={withholdingRule.fields} name={name} required />;
}
