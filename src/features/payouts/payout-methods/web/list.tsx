import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type PayoutMethod, payoutMethod } from '../schema.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { MethodForm } from './MethodForm.tsx';
import { useConversion, useDefault } from './useConversion.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Partners' payout details; new and changed ones are verified with the partner before they are used. */
export default function PayoutMethods() {
  const mayManage = useCan('payout_methods', 'manage');
  return (
    <NounList
      noun={payoutMethod}
      title="Payout details"
      words={['payout detail', 'payout details']}
      columns={[
        'partner_id',
        'status',
        'currency',
        {
          field: 'rail',
          label: payoutMethod.fields.rail.label,
          kind: 'status',
          options: payoutMethod.fields.rail.options,
        },
        'is_default',
        'holder_name',
        'account_last4',
        'same_account_as',
        'changed_at',
      ]}
      filters={['status', 'partner_id', 'currency', 'rail']}
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
        text: 'Partners enter their payout details in the portal, or you enter them here and verify them with the partner.',
      }}
    />
  );
}

function MethodActions({ method }: { method: PayoutMethod }) {
  const { message, modal } = App.useApp();
  const { user } = useSession();
  const [isLooking, setLooking] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const step = useWrite<{ name: string; body?: object }, unknown>(
    payoutMethod.name,
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
            onClick: () => setVerifying(true),
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
      {isVerifying && <VerifyDialog method={method} onDone={() => setVerifying(false)} />}
    </>
  );
}
