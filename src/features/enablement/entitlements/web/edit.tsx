import { useNavigate, useParams } from '@tanstack/react-router';
import { Form } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { regionCurrency } from '#web/region.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type Entitlement, entitlement, type Quantity } from '../schema.ts';
import { QuantitiesInput } from './QuantitiesInput.tsx';
import { texts as t } from './texts.ts';

export default function EntitlementEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  return (
    <>
      <PageHeader title={id ? 'Edit benefit' : t.newBenefit} />
      <ResourceForm<Entitlement>
        resource="entitlements"
        id={id}
        initial={{
          kind: 'licenses',
          period: 'year',
          is_active: true,
          needs_approval: true,
          fulfillment: 'manual',
          grace_days: 60,
        }}
        also={['entitlement_balances', 'entitlement_movements']}
        onDone={(row) => navigate({ to: `/enablement/entitlements/show/${row.id}` })}
        onCancel={() => navigate({ to: id ? `/enablement/entitlements/show/${id}` : '/enablement/entitlements' })}
      >
        {Object.values(t.sections).map((section) => (
          <Section key={section} title={section}>
            <FieldInputs of={entitlement.fields} section={section} id={id} />
            {section === t.sections.Quantity && <Quantities />}
          </Section>
        ))}
      </ResourceForm>
    </>
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
