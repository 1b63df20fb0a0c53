import { Alert, Form } from 'antd';
import { railOptions } from '#features/payouts/payouts/rail.schema.ts';
import { payoutOption } from '#features/payouts/payouts/words.schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import { LongTextField } from '#web/resource/form/fields.tsx';
import { type MethodVerification, type PayoutMethod, payoutMethod, verifiedHowOptions } from '../schema.ts';

/** Asks how the details were checked with the partner, and says when they can be used. */
export function VerifyDialog({ method, onDone }: { method: PayoutMethod; onDone: () => void }) {
  const { id, row_version, partner_name, currency, rail, holder_name, account_last4, usable_from, same_account_as } =
    method;
  const verify = useWrite<MethodVerification, unknown>(
    payoutMethod.name,
    (body) => api(`payout_methods/${id}/verify`, { method: 'POST', body }),
    ['payout_items', 'payout_batches', 'work_items'],
  );
  const isHeld = usable_from !== null && new Date(usable_from) > new Date();
  return (
    <ActionDialog<MethodVerification>
      title={`Verify ${currency} payout details for ${partner_name}`}
      action="Verify details"
      width={560}
      onSubmit={(values) => verify.mutateAsync({ ...values, row_version })}
      onClose={onDone}
    >
      {same_account_as && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBottom: 16 }}
          title={`${same_account_as} uses the same account`}
          description="Ask both partners before you verify it."
        />
      )}
      <ApprovalSheet
        facts={[
          ['Payment method', payoutOption(railOptions, rail).label],
          ['Account holder', holder_name],
          ['Account ends in', account_last4],
          ['Usable from', isHeld ? <DateText key="from" value={usable_from} as="instant" /> : 'Now'],
        ]}
        final={[
          isHeld
            ? 'Payments wait until the security hold after the change ends.'
            : 'The next payments go to this account.',
        ]}
      />
      <Form.Item
        name="how"
        label="How did you check them?"
        extra="Use a contact that you knew before, not the message that announced the change."
        rules={[{ required: true, message: 'Choose how you checked the details' }]}
      >
        <OptionSelect options={verifiedHowOptions} />
      </Form.Item>
      <LongTextField name="note" label="Note" help="For example, whom you spoke to, and when." max={500} />
    </ActionDialog>
  );
}
