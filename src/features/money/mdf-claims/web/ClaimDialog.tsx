import { App, Form, Input } from 'antd';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { MdfClaim } from '../schema.ts';
import { texts as t } from './texts.ts';
import { type ClaimStep, useClaimStep } from './useClaimStep.ts';

interface Props {
  row: Pick<MdfClaim, 'id' | 'amount_minor' | 'currency'>;
  step: ClaimStep;
  onClose: () => void;
}

const done: Record<ClaimStep, string> = {
  submit: t.submitted,
  approve: t.approved,
  decline: t.declined,
  return: t.returned,
  cancel: t.canceled,
  reverse: t.reversed,
};

export function ClaimDialog({ row, step, onClose }: Props) {
  const { message } = App.useApp();
  const run = useClaimStep(row.id);
  const isApproval = step === 'approve';
  const hasNote = isApproval || step === 'decline' || step === 'return';
  return (
    <ActionDialog<object>
      title={t[step]}
      action={t[step]}
      danger={step === 'decline' || step === 'cancel' || step === 'reverse'}
      text={t[`${step}Text`]}
      sheet={
        isApproval || step === 'reverse'
          ? { path: `mdf_claims/${row.id}/${step}`, texts: [isApproval ? 'note' : 'reason'] }
          : undefined
      }
      initial={isApproval ? { approved_minor: row.amount_minor } : {}}
      onSubmit={(body) => run.mutateAsync({ step, body })}
      onDone={() => {
        void message.success(done[step]);
        onClose();
      }}
      onClose={onClose}
    >
      {isApproval && (
        <MoneyItem
          name="approved_minor"
          label={`${t.approvedAmount} (${row.currency})`}
          currency={row.currency}
          rules={[{ required: true, message: t.approvedAmount }, validAmounts(row.amount_minor, t.tooMuch)]}
        />
      )}
      {hasNote && (
        <Form.Item
          name="note"
          label={t.note}
          extra={isApproval && t.noteHelp}
          rules={isApproval ? [] : [{ required: true, whitespace: true, message: t.noteRequired }]}
        >
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
      {step === 'reverse' && (
        <Form.Item
          name="reason"
          label={t.reason}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
