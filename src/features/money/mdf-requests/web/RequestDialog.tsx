import { App, Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type MdfRequest, shareOf } from '../schema.ts';
import { texts as t } from './texts.ts';
import { type RequestStep, useRequestStep } from './useRequestStep.ts';

type Row = Pick<MdfRequest, 'id' | 'amount_minor' | 'cost_minor' | 'participation_ppm' | 'currency' | 'claim_by'>;
interface Props {
  row: Row;
  step: RequestStep;
  onClose: () => void;
}

const done: Record<RequestStep, string> = {
  approve: t.approved,
  decline: t.declined,
  return: t.returned,
  submit: t.submitted,
  cancel: t.canceled,
  close: t.closed,
  extend: t.extended,
};
const explained: Record<RequestStep, string | undefined> = {
  approve: t.approveText,
  decline: t.declineText,
  return: t.returnText,
  submit: undefined,
  cancel: t.cancelText,
  close: t.closeText,
  extend: t.extendText,
};

export function RequestDialog({ row, step, onClose }: Props) {
  const { message } = App.useApp();
  const run = useRequestStep(row.id);
  const hasNote = step === 'approve' || step === 'decline' || step === 'return';
  return (
    <ActionDialog<object>
      title={t[step]}
      action={t[step]}
      danger={step === 'cancel' || step === 'decline'}
      text={explained[step]}
      initial={
        step === 'approve' ? { approved_minor: row.amount_minor } : step === 'extend' ? { claim_by: row.claim_by } : {}
      }
      onSubmit={(body) => run.mutateAsync({ step, body: withoutEmpty(body) })}
      onDone={() => {
        void message.success(done[step]);
        onClose();
      }}
      onClose={onClose}
    >
      {step === 'approve' && (
        <MoneyItem
          name="approved_minor"
          label={`${t.approvedAmount} (${row.currency})`}
          currency={row.currency}
          rules={[validAmounts(shareOf(row.cost_minor, row.participation_ppm), t.tooMuch)]}
        />
      )}
      {(step === 'approve' || step === 'extend') && (
        <Form.Item
          name="claim_by"
          label={t.claimBy}
          extra={step === 'approve' && t.claimByHelp}
          rules={step === 'extend' ? [{ required: true, message: t.dayRequired }] : []}
        >
          <DateInput />
        </Form.Item>
      )}
      {hasNote && (
        <Form.Item
          name="note"
          label={t.note}
          rules={step === 'approve' ? [] : [{ required: true, whitespace: true, message: t.noteRequired }]}
        >
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}

const withoutEmpty = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined && value !== ''));
