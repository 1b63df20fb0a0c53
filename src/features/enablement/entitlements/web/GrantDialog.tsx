import { App, Form, Input } from 'antd';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { EntitlementGrant } from '../grants.schema.ts';
import { texts as t } from './texts.ts';
import { type GrantStep, useGrantStep } from './useGrantStep.ts';

type Asked = Exclude<GrantStep, 'show_again'>;
interface Props {
  row: EntitlementGrant;
  step: Asked;
  onClose: () => void;
}

const done: Record<Asked, string> = {
  approve: t.approved,
  decline: t.declined,
  fulfill: t.fulfilled,
  consume: t.consumed,
  cancel: t.canceled,
  revoke: t.revoked,
};

export function GrantDialog({ row, step, onClose }: Props) {
  const { message } = App.useApp();
  const run = useGrantStep(row.id);
  const hasKey = row.fulfillment === 'key';
  const isRequired = step === 'decline' || step === 'revoke';
  const rest = row.quantity - row.consumed;
  return (
    <ActionDialog<object>
      title={t[step]}
      action={t[step]}
      danger={isRequired || step === 'cancel'}
      text={step === 'approve' && !hasKey ? undefined : t[`${step}Text`]}
      initial={step === 'consume' ? { quantity: rest } : {}}
      onSubmit={(body) => run.mutateAsync({ step, body })}
      onDone={() => {
        void message.success(done[step]);
        onClose();
      }}
      onClose={onClose}
    >
      {step === 'fulfill' && (
        <>
          {row.kind === 'licenses' && (
            <Form.Item name="key" label={t.key} extra={hasKey && t.keyHelp}>
              <Input autoComplete="off" spellCheck={false} maxLength={500} />
            </Form.Item>
          )}
          <Form.Item name="delivery_note" label={t.deliveryNote}>
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        </>
      )}
      {step === 'consume' &&
        (row.kind === 'money' ? (
          <MoneyItem
            name="quantity"
            label={t.quantity}
            currency={row.currency}
            rules={[{ required: true, message: t.quantityRequired }]}
          />
        ) : (
          <Form.Item name="quantity" label={t.quantity} rules={[{ required: true, message: t.quantityRequired }]}>
            <NumberInput min={1} max={rest} />
          </Form.Item>
        ))}
      {(isRequired || step === 'approve') && (
        <Form.Item
          name="note"
          label={t.note}
          rules={isRequired ? [{ required: true, whitespace: true, message: t.noteRequired }] : []}
        >
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
