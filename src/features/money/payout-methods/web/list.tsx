import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { railOptions } from '#features/money/payouts/words.ts';
import { api } from '#web/api.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session.tsx';
import type { PayoutMethod } from '../schema.ts';
import { methodStatusOptions } from '../words.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { MethodForm } from './MethodForm.tsx';
import { useConversion, useDefault } from './useConversion.ts';

const columns: Column<PayoutMethod>[] = [
  { field: 'partner_name', label: 'Partner', sortable: true, width: 220 },
  { field: 'status', label: 'Status', kind: 'status', options: methodStatusOptions, sortable: true },
  { field: 'currency', label: 'Currency', sortable: true },
  { field: 'rail', label: 'Payment method', kind: 'status', options: railOptions },
  { field: 'is_default', label: 'Other currencies', kind: 'bool', hidden: true },
  { field: 'holder_name', label: 'Account holder', width: 200 },
  { field: 'account_last4', label: 'Last digits' },
  { field: 'changed_at', label: 'Changed', kind: 'relative', sortable: true },
];

const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'multi', options: methodStatusOptions },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'rail', label: 'Payment method', kind: 'multi', options: railOptions },
];

/** Partners' payout details; new and changed ones are verified with the partner before they are used. */
export default function PayoutMethods() {
  const mayManage = useCan('payout_methods', 'manage');
  return (
    <ResourceList<PayoutMethod>
      resource="payout_methods"
      title="Payout details"
      noun={['payout detail', 'payout details']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'changed_at', descending: true }]}
      to={(row) => `/partners/show/${row.partner_id}`}
      create={{ label: 'Enter details', form: (done) => <MethodForm onDone={done} /> }}
      views={[
        {
          key: 'pending',
          name: 'Pending verification',
          state: { filters: [{ field: 'status', operator: 'eq', values: ['pending'] }] },
        },
      ]}
      rowMenu={mayManage ? (row) => row.status !== 'disabled' && <MethodActions method={row} /> : undefined}
      empty={{
        icon: Landmark,
        text: 'No payout details yet. Partners enter them in the portal, or you enter them here and verify them with the partner.',
      }}
    />
  );
}

function MethodActions({ method }: { method: PayoutMethod }) {
  const { message, modal } = App.useApp();
  const { user } = useSession();
  const [isLooking, setLooking] = useState(false);
  const step = useWrite<{ name: string; body?: object }, unknown>(
    'payout_methods',
    ({ name, body }) => api(`payout_methods/${method.id}/${name}`, { method: 'POST', body }),
    ['payout_items', 'payout_batches'],
  );
  const send = (name: string, body?: object) =>
    step.mutateAsync({ name, body }).catch((error: Error) => message.error(error.message));
  const disable = () =>
    modal.confirm({
      title: `Disable the ${method.currency} payout details for ${method.partner_name}?`,
      content: 'Approved payments that are not in a payment file yet will be held. The partner can enter new details.',
      okText: 'Disable details',
      okButtonProps: { danger: true },
      onOk: () => send('disable'),
    });
  const conversion = useConversion();
  const setDefault = useDefault();
  const turn = () =>
    setDefault
      .mutateAsync({ id: method.id, is_default: !method.is_default })
      .catch((error: Error) => message.error(error.message));
  const isOwn = method.changed_by === user.id;
  const items = [
    { key: 'look', label: 'Show full details', onClick: () => setLooking(true) },
    ...(method.status === 'pending'
      ? [
          {
            key: 'verify',
            label: isOwn ? 'Another team member must verify' : 'Verify details',
            disabled: isOwn,
            onClick: () => send('verify', { row_version: method.row_version }),
          },
        ]
      : []),
    ...(conversion.data?.is_offered
      ? [
          {
            key: 'default',
            label: method.is_default ? `Use for ${method.currency} only` : 'Use for other currencies',
            onClick: turn,
          },
        ]
      : []),
    { key: 'disable', label: 'Disable details', danger: true, onClick: disable },
  ];
  return (
    <>
      <DropMenu placement="bottomRight" items={items}>
        <Button
          type="text"
          size="small"
          icon={<Ellipsis size={16} />}
          loading={step.isPending}
          aria-label={`More about the ${method.currency} details of ${method.partner_name}`}
        />
      </DropMenu>
      {isLooking && <DetailsDialog method={method} onClose={() => setLooking(false)} />}
    </>
  );
}
