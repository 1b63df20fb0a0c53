import { Form } from 'antd';
import { regionCurrency } from '#web/region.ts';
import { Field } from '#web/resource/form/fields.tsx';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { entitlement, type Quantity } from '../schema.ts';
import { QuantitiesInput } from './QuantitiesInput.tsx';
import { texts as t } from './texts.ts';

export default function EntitlementEdit() {
  return (
    <EditScreen noun={entitlement}>
      {(form) => (
        <NounForm
          noun={entitlement}
          initial={{
            kind: 'licenses',
            period: 'year',
            is_active: true,
            needs_approval: true,
            fulfillment: 'manual',
            grace_days: 60,
          }}
          also={['entitlement_balances', 'entitlement_movements']}
          sections={{ Quantity: { more: <Quantities /> } }}
          {...form}
        />
      )}
    </EditScreen>
  );
}

function Quantities() {
  const form = Form.useFormInstance();
  const kind = Form.useWatch('kind', { form, preserve: true }) as string | undefined;
  const currency = Form.useWatch('currency', { form, preserve: true }) as string | undefined;
  return (
    <Field
      name="quantities"
      label={t.quantities}
      help={t.quantitiesHelp}
      show={(value) => `${(value as Quantity[]).length}`}
    >
      <QuantitiesInput isMoney={kind === 'money'} currency={currency ?? regionCurrency()} />
    </Field>
  );
}
