import { Form, Input } from 'antd';
import { moneyText } from '#web/components/Money.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { BatchPreview, PayoutBatch, PayoutItem } from '../schema.ts';
import { batchSteps, paymentSteps } from '../steps.schema.ts';
import { failureOptions } from '../words.schema.ts';
import { feeRule, PayDialog } from './PayDialog.tsx';
import { PayoutSheet } from './PayoutSheet.tsx';
import { texts as ownTexts } from './texts.ts';
import { type BatchActions, useSend } from './useBatchActions.tsx';

interface BatchDialogsProps {
  batch: PayoutBatch;
  preview: BatchPreview | undefined;
  actions: BatchActions;
}

export function BatchDialogs({ batch, preview, actions }: BatchDialogsProps) {
  const close = () => actions.setDialog(null);
  if (actions.dialog === 'approve' && preview) return <ApproveDialog batch={batch} preview={preview} onDone={close} />;
  if (actions.dialog === 'pay') return <PayDialog batch={batch} onDone={close} />;
  if (actions.dialog === 'cancel') {
    return (
      <ReasonDialog
        title={ownTexts.cancel(batch.name)}
        text={batchSteps.steps.cancel.text}
        path={`payout_batches/${batch.id}/cancel`}
        ok={batchSteps.steps.cancel.label}
        onDone={close}
      />
    );
  }
  return null;
}

/** Shows all that an approval moves, with the amount on the button. */
function ApproveDialog({ batch, preview, onDone }: { batch: PayoutBatch; preview: BatchPreview; onDone: () => void }) {
  const isLast = batch.approvals.length + 1 >= (batch.approvals_needed ?? 1);
  const approve = useSend(`payout_batches/${batch.id}/approve`);
  return (
    <ActionDialog
      title={ownTexts.approve(batch.name)}
      action={ownTexts.approveTotal(moneyText(preview.total_minor, batch.currency))}
      width={560}
      onSubmit={() => approve({ preview_hash: preview.preview_hash })}
      onClose={onDone}
    >
      <PayoutSheet
        forecast={preview}
        currency={batch.currency}
        final={
          isLast
            ? [ownTexts.theseCommissionsReservedForThisPayout, ownTexts.eachPaymentGetsItsStatementNumber]
            : [ownTexts.anotherPersonMustApproveThisPayout]
        }
      />
    </ActionDialog>
  );
}

/** Banks often report their fees only later. */
export function FeeDialog({ item, onDone }: { item: PayoutItem; onDone: () => void }) {
  return (
    <ActionDialog<{ fee_minor: number }>
      title={ownTexts.bankFeeForPaymentTo(item.partner_name)}
      action={ownTexts.saveFee}
      text={paymentSteps.steps.fee.text}
      initial={{ fee_minor: item.fee_minor }}
      onSubmit={useSend(`payout_items/${item.id}/fee`)}
      onClose={onDone}
    >
      <MoneyItem
        name="fee_minor"
        label={ownTexts.bankFee(item.pays_currency)}
        currency={item.pays_currency}
        rules={[{ required: true, message: ownTexts.enterTheFee }, feeRule]}
      />
    </ActionDialog>
  );
}

interface FailDialogProps {
  item: PayoutItem;
  what: 'fail' | 'return';
  onDone: () => void;
}

export function FailDialog({ item, what, onDone }: FailDialogProps) {
  const isReturn = what === 'return';
  return (
    <ActionDialog<{ code: string; text?: string }>
      title={
        isReturn
          ? ownTexts.markPaymentToAsReturned(item.partner_name)
          : ownTexts.markPaymentToAsFailed(item.partner_name)
      }
      action={paymentSteps.steps[what].label}
      danger
      sheet={{
        path: `payout_items/${item.id}/${what}`,
        body: ({ code }) => (code ? { code } : null),
      }}
      initial={{ code: isReturn ? 'returned' : undefined }}
      onSubmit={useSend(`payout_items/${item.id}/${what}`)}
      onClose={onDone}
    >
      <Form.Item name="code" label={ownTexts.reason} rules={[{ required: true, message: ownTexts.chooseAReason }]}>
        <OptionSelect options={failureOptions} />
      </Form.Item>
      <Form.Item name="text" label={ownTexts.details} extra={ownTexts.visibleToPartner}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </ActionDialog>
  );
}

interface ReasonDialogProps {
  title: string;
  text: string;
  path: string;
  ok: string;
  onDone: () => void;
}

export function ReasonDialog({ title, text, path, ok, onDone }: ReasonDialogProps) {
  return (
    <ActionDialog
      title={title}
      action={ok}
      danger
      text={text}
      sheet={{ path, texts: ['reason'] }}
      onSubmit={useSend(path)}
      onClose={onDone}
    >
      <ReasonItem />
    </ActionDialog>
  );
}
