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
import { texts } from './texts.ts';

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
      title={texts.verifyPayoutDetailsFor(currency, partner_name)}
      action={texts.verifyDetails}
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
          title={texts.usesSameAccount(same_account_as)}
          description={texts.askBothPartnersBeforeYouVerify}
        />
      )}
      <ApprovalSheet
        facts={[
          [texts.paymentMethod, payoutOption(railOptions, rail).label],
          [texts.accountHolder, holder_name],
          [texts.accountEndsIn, account_last4],
          [texts.usableFrom, isHeld ? <DateText key="from" value={usable_from} as="instant" /> : texts.now],
        ]}
        final={[isHeld ? texts.paymentsWaitUntilSecurityHoldAfter : texts.nextPaymentsGoToThisAccount]}
      />
      <Form.Item
        name="how"
        label={texts.howDidYouCheckThem}
        extra={texts.usingContactThatYouKnewBefore}
        rules={[{ required: true, message: texts.chooseHowYouCheckedDetails }]}
      >
        <OptionSelect options={verifiedHowOptions} />
      </Form.Item>
      <LongTextField name="note" label={texts.note} help={texts.forExampleWhomYouSpokeTo} max={500} />
    </ActionDialog>
  );
}
