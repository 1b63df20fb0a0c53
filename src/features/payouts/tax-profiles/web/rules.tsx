import { Form } from 'antd';
import Scale from 'lucide-react/icons/scale';
import Trash from 'lucide-react/icons/trash-2';
import { useRemove } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { ruleText } from '../rule-text.ts';
import { type TaxRequirement, taxRequirement } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

const { fields } = taxRequirement;

/** The papers that partners need before they are paid, each rule as a sentence. */
export default function TaxRules() {
  const remove = useRemove(taxRequirement.name);
  return (
    <NounList
      noun={taxRequirement}
      permission="tax_profiles"
      title={ownTexts.taxRules}
      words={['rule', 'rules']}
      columns={[
        { field: 'rule', label: ownTexts.rule, value: ruleText, width: 520 },
        { of: 'paper', hidden: true },
        { of: 'applies_to', hidden: true },
        { of: 'country', hidden: true },
        { of: 'currency', hidden: true },
        { of: 'threshold_minor', hidden: true },
      ]}
      savedViews={false}
      to={undefined}
      create={{
        label: ownTexts.newRule,
        form: (done) => (
          <ResourceForm<TaxRequirement>
            resource={taxRequirement.name}
            initial={{ paper: 'tax_form', applies_to: 'us' }}
            onDone={done}
            onCancel={done}
            also={['tax_papers', 'payout_batches']}
          >
            <FieldInput of={fields} name="paper" />
            <FieldInput of={fields} name="applies_to" />
            <Country />
            <FieldInput of={fields} name="currency" />
            <Threshold />
          </ResourceForm>
        ),
      }}
      bulk={() => [
        {
          label: ownTexts.delete,
          icon: Trash,
          danger: true,
          ask: (rows) => ownTexts.deletePaymentsNoLongerWaitFor(rows.length),
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Scale,
        text: ownTexts.noTaxPapersRequiredAddRule,
      }}
    />
  );
}

function Country() {
  return Form.useWatch('applies_to') === 'country' ? <FieldInput of={fields} name="country" required /> : null;
}

function Threshold() {
  return Form.useWatch('currency') ? <FieldInput of={fields} name="threshold_minor" /> : null;
}
