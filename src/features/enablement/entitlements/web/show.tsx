import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useRemove } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { ReferenceName } from '#web/resource/record/ReferenceName.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Entitlement, type EntitlementBalance, entitlement } from '../schema.ts';
import css from './benefits.module.css';
import { GrantList } from './GrantList.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { MovementList } from './MovementList.tsx';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

const words = changesOf(entitlement.fields);

export default function EntitlementShow() {
  const entitlement = useOne<Entitlement>('entitlements', useParam('id'));
  return <Loaded query={entitlement}>{(row) => <EntitlementScreen row={row} />}</Loaded>;
}

function EntitlementScreen({ row }: { row: Entitlement }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('entitlements', 'manage') && !row.archived_at;
  const [isAdding, setAdding] = useState(false);
  const remove = useRemove('entitlements');
  const archive = () =>
    remove.mutate(row.id, {
      onSuccess: () => {
        void message.success(t.archived);
        void navigate({ to: '/enablement/entitlements' });
      },
      onError: (error) => void message.error(error.message),
    });
  return (
    <>
      <DetailPage
        record={{ resource: 'entitlements', id: row.id }}
        name={row.name}
        status={
          <StatusTag tone={row.is_active && !row.archived_at ? 'green' : 'gray'}>
            {row.archived_at ? t.archivedText : row.is_active ? t.active : t.inactive}
          </StatusTag>
        }
        actions={
          mayManage && (
            <>
              {row.fulfillment === 'key' && <Button onClick={() => setAdding(true)}>{t.addKeys}</Button>}
              <Button type="primary" onClick={() => navigate({ to: `/enablement/entitlements/edit/${row.id}` })}>
                {t.edit}
              </Button>
            </>
          )
        }
        menu={mayManage ? [{ key: 'archive', label: t.archive, danger: true, onClick: archive }] : []}
        tabs={[
          { key: 'partners', label: t.partners, content: <Granted row={row} /> },
          { key: 'requests', label: t.requests, content: <GrantList entitlement_id={row.id} /> },
          { key: 'movements', label: t.movements, content: <MovementList entitlement_id={row.id} /> },
          {
            key: 'history',
            label: t.history,
            last: true,
            content: <AuditTimeline table="entitlements" id={row.id} {...words} />,
          },
        ]}
        rail={
          <>
            <Facts
              title={t.benefitText}
              rows={[...factsOf(entitlement.fields, row, ['Benefit', 'Value']), [t.description, row.description]]}
            />
            <Facts title={t.quantityText} rows={factsOf(entitlement.fields, row, 'Quantity')} />
            <Facts
              title={t.delivery}
              rows={[
                ...factsOf(entitlement.fields, row, 'Delivery'),
                [t.keysInStock, row.fulfillment === 'key' ? row.keys_left : null],
              ]}
            />
          </>
        }
      />
      {isAdding && <KeysDialog id={row.id} onClose={() => setAdding(false)} />}
    </>
  );
}

function Granted({ row }: { row: Entitlement }) {
  return (
    <>
      <Card title={t.quantities}>
        {row.quantities.length === 0 && <p className="meta">{t.noQuantities}</p>}
        <ul className={css.rows}>
          {row.quantities.map(({ tier_id, type_id, quantity }) => (
            <li key={`${tier_id} ${type_id}`}>
              <span className={css.name}>
                {tier_id ? <ReferenceName resource="partner_tiers" ids={tier_id} /> : t.anyTier},{' '}
                {type_id ? <ReferenceName resource="partner_types" ids={type_id} /> : t.anyType}
              </span>
              <span className="figures">{entitlementText(row, quantity)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <ResourceList<EntitlementBalance>
        resource="entitlement_balances"
        permission="entitlements"
        words={['partner', 'partners']}
        columns={balanceColumns}
        fixed={[{ field: 'entitlement_id', operator: 'eq', values: [row.id] }]}
        savedViews={false}
        empty={{ icon: Users, text: t.noPartners }}
      />
    </>
  );
}

const part = (field: 'granted' | 'available' | 'requested' | 'used', label: string): Column<EntitlementBalance> => ({
  field,
  label,
  value: (row) => entitlementText(row, row[field]),
  sortable: true,
  width: 120,
});
const balanceColumns: Column<EntitlementBalance>[] = sayable([
  {
    field: 'partner_name',
    label: 'Partner',
    sortable: true,
    to: ({ partner_id }) => `/partners/show/${partner_id}`,
  },
  part('granted', 'Granted'),
  part('available', 'Available'),
  part('requested', 'Requested'),
  part('used', 'Used'),
  { field: 'ends_on', label: 'Until', kind: 'date', sortable: true, width: 120 },
  { field: 'reduced_on', label: 'Reduced on', kind: 'date', width: 120, hidden: true },
]);
