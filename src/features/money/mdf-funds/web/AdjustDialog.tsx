import { App, Form, Input } from 'antd';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { MdfAdjustment, MdfFund } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useFundStep } from './useFundStep.ts';

export function AdjustDialog({ fund, onClose }: { fund: MdfFund; onClose: () => void }) {
  const { message } = App.useApp();
  const step = useFundStep(fund.id);
  const isFixed = fund.kind === 'fixed';
  return (
    <ActionDialog<MdfAdjustment>
      title={t.adjust}
      action={t.adjust}
      text={isFixed ? t.adjustFixed : t.adjustPool}
      onSubmit={(body) => step.mutateAsync({ step: 'adjust', body })}
      onDone={() => {
        void message.success(t.adjusted);
        onClose();
      }}
      onClose={onClose}
    >
      {isFixed && (
        <Form.Item name="partner_id" label={t.partner} rules={[{ required: true, message: t.partnerRequired }]}>
          <ReferenceSelect resource="partners" />
        </Form.Item>
      )}
      <MoneyItem
        name="amount_minor"
        label={`${t.amount} (${fund.currency})`}
        currency={fund.currency}
        rules={[{ required: true, message: t.amountRequired }]}
      />
      <Form.Item name="note" label={t.note} rules={[{ required: true, whitespace: true, message: t.noteRequired }]}>
        <Input maxLength={1000} />
      </Form.Item>
    </ActionDialog>
  );
}
