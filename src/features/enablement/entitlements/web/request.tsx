import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { NumberField, TextField } from '#web/resource/form/fields.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type EntitlementGrant, entitlementGrant, type RevealedKeys } from '../grants.schema.ts';
import { grantSteps } from '../steps.schema.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

const words = changesOf(entitlementGrant.fields);

/** One request, as both sides see it. */
export default function GrantShow() {
  const grant = useOne<EntitlementGrant>('entitlement_grants', useParam('id'));
  return <Loaded query={grant}>{(row) => <GrantScreen row={row} />}</Loaded>;
}

function GrantScreen({ row }: { row: EntitlementGrant }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('entitlement_grants', 'manage');
  const [keys, setKeys] = useState<readonly string[]>([]);
  const reveal = useWrite<void, RevealedKeys>('entitlement_grants', () =>
    api(`entitlement_grants/${row.id}/reveal`, { method: 'POST', body: {} }),
  );
  const status = entitlementGrant.fields.status.options.find(({ value }) => value === row.status)!;
  const is = (...statuses: EntitlementGrant['status'][]) => mayManage && statuses.includes(row.status);
  const fail = (error: Error) => void message.error(error.message);
  const view = () => reveal.mutate(undefined, { onSuccess: (shown) => setKeys(shown.keys), onError: fail });
  const rest = row.quantity - row.consumed;
  const { key } = grantSteps.steps.fulfill.input;
  const { quantity } = grantSteps.steps.consume.input;
  const steps = useSteps(grantSteps, row, {
    also: ['entitlements', 'entitlement_balances', 'entitlement_movements'],
    special: {
      fulfill: {
        inputs: {
          key:
            row.kind === 'licenses' ? (
              <TextField name="key" label={key.label} max={500} help={row.fulfillment === 'key' && t.keyHelp} />
            ) : null,
        },
      },
      consume: {
        initial: { quantity: rest },
        inputs: {
          quantity:
            row.kind === 'money' ? (
              <MoneyItem
                name="quantity"
                label={quantity.label}
                currency={row.currency}
                rules={[{ required: true, message: t.quantityRequired }]}
              />
            ) : (
              <NumberField name="quantity" label={quantity.label} min={1} max={rest} required />
            ),
        },
      },
      show_again: { hidden: row.keys <= row.unseen_keys },
    },
  });
  return (
    <>
      <DetailPage
        record={{ resource: 'entitlement_grants', id: row.id }}
        name={t.benefitRequest(row.number)}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            {isCompany ? (
              <Link to={`/enablement/entitlements/show/${row.entitlement_id}`}>{row.entitlement_name ?? ''}</Link>
            ) : (
              row.entitlement_name
            )}
            {row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
          </>
        }
        actions={
          <>
            {steps.buttons}
            {!isCompany && is('fulfilled') && row.unseen_keys > 0 && (
              <Button type="primary" loading={reveal.isPending} onClick={view}>
                {t.viewKey}
              </Button>
            )}
          </>
        }
        menu={[
          ...(!isCompany && is('requested')
            ? [
                {
                  key: 'edit',
                  label: t.edit,
                  onClick: () => navigate({ to: `/enablement/partner-entitlements/edit/${row.id}` }),
                },
              ]
            : []),
          ...steps.menu,
        ]}
        tabs={[
          { key: 'request', label: t.requestText, content: <Asking row={row} /> },
          ...(isCompany
            ? [
                {
                  key: 'history',
                  label: t.history,
                  last: true as const,
                  content: <AuditTimeline table="entitlement_grants" id={row.id} {...words} />,
                },
              ]
            : []),
        ]}
        rail={
          <>
            <Facts title={t.decision} rows={factsOf(entitlementGrant.fields, row, 'Decision')} />
            <Facts
              title={t.delivery}
              rows={factsOf(entitlementGrant.fields, row, 'Delivery').filter(([, , key]) => key !== 'consumed')}
            />
          </>
        }
      />
      {steps.dialog}
      {keys.length > 0 && <KeyDialog keys={keys} onClose={() => setKeys([])} />}
    </>
  );
}

function Asking({ row }: { row: EntitlementGrant }) {
  const own = ['entitlement_id', 'partner_id', 'quantity', 'purpose'];
  return (
    <Card>
      <Facts
        rows={[
          [t.quantity, entitlementText(row, row.quantity)],
          [t.used, row.consumed > 0 && entitlementText(row, row.consumed)],
          [t.purpose, row.purpose],
          ...factsOf(entitlementGrant.fields, row, 'Request').filter(([, , key]) => !own.includes(key!)),
        ]}
      />
    </Card>
  );
}
