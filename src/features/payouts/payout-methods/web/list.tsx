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
import { texts } from './texts.ts';
import { useConversion, useDefault } from './useConversion.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Partners' payout details; new and changed ones are verified with the partner before they are used. */
export default function PayoutMethods() {
  const mayManage = useCan('payout_methods', 'manage');
  return (
    <NounList
      noun={payoutMethod}
      title={texts.payoutDetails}
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
      create={{ label: texts.enterDetails, form: (done) => <MethodForm onDone={done} /> }}
      views={[
        {
          key: 'pending',
          name: texts.pendingVerification,
          state: { filters: [{ field: 'status', operator: 'eq', values: ['pending'] }] },
        },
      ]}
      rowMenu={mayManage ? (row) => row.status !== 'disabled' && <MethodActions method={row} /> : undefined}
      empty={{
        icon: Landmark,
        text: texts.partnersEnterTheirPayoutDetailsIn,
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
      title: texts.disablePayoutDetailsFor(method.currency, method.partner_name),
      content: texts.approvedPaymentsThatNotInPayment,
      okText: texts.disableDetails,
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
    { key: 'look', label: texts.showFullDetails, onClick: () => setLooking(true) },
    ...(method.status === 'pending'
      ? [
          {
            key: 'verify',
            label: isOwn ? texts.anotherTeamMemberMustVerify : texts.verifyDetails,
            disabled: isOwn,
            onClick: () => setVerifying(true),
          },
        ]
      : []),
    ...(conversion.data?.is_offered
      ? [
          {
            key: 'default',
            label: method.is_default ? texts.usingForOnly(method.currency) : texts.usingForOtherCurrencies,
            onClick: turn,
          },
        ]
      : []),
    { key: 'disable', label: texts.disableDetails, danger: true, onClick: disable },
  ];
  return (
    <>
      <DropMenu placement="bottomRight" items={items}>
        <Button
          type="text"
          size="small"
          icon={<Ellipsis size={16} />}
          loading={step.isPending}
          aria-label={texts.moreAboutDetails(method.currency, method.partner_name)}
        />
      </DropMenu>
      {isLooking && <DetailsDialog method={method} onClose={() => setLooking(false)} />}
      {isVerifying && <VerifyDialog method={method} onDone={() => setVerifying(false)} />}
    </>
  );
}
