import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Form } from 'antd';
import { GateNotice } from '#features/partners/program-gates/web/index.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { type EntitlementGrant, entitlementGrant } from '../grants.schema.ts';
import type { Entitlement } from '../schema.ts';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

/** The form for a partner's request of a benefit. */
export default function GrantEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const { benefit } = useSearch({ strict: false }) as { benefit?: string };
  const base = '/enablement/partner-entitlements';
  const toList = useBackToList(base);
  return (
    <>
      <PageHeader title={id ? t.editRequest : t.request} />
      {!id && <GateNotice gate="order_benefits" />}
      <ResourceForm<EntitlementGrant>
        resource="entitlement_grants"
        id={id}
        submit={id ? undefined : t.submit}
        initial={{ ...(benefit && { entitlement_id: benefit }), quantity: 1 }}
        also={['entitlements', 'entitlement_balances']}
        onDone={(row) => toList(row, !id)}
        onCancel={() => navigate({ to: (id ? `${base}/show/${id}` : base) as string })}
      >
        <Section title={t.benefit}>
          {!id && <FieldInput of={entitlementGrant.fields} name="entitlement_id" />}
          <QuantityField />
          <FieldInput of={entitlementGrant.fields} name="purpose" />
        </Section>
      </ResourceForm>
    </>
  );
}

/** Money is requested as an amount. */
function QuantityField() {
  const form = Form.useFormInstance();
  const chosen = Form.useWatch('entitlement_id', { form, preserve: true }) as string | undefined;
  const entitlement = useOne<Entitlement>('entitlements', chosen).data;
  const help =
    entitlement &&
    t.left(entitlementText(entitlement, entitlement.available), entitlementText(entitlement, entitlement.granted));
  if (entitlement?.kind !== 'money') return <FieldInput of={entitlementGrant.fields} name="quantity" help={help} />;
  return (
    <MoneyItem
      name="quantity"
      label={`${t.quantity} (${entitlement.currency})`}
      currency={entitlement.currency}
      extra={help}
      rules={[{ required: true, message: t.quantityRequired }]}
    />
  );
}
