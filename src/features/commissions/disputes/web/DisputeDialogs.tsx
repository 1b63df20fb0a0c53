import { Form, Input, Radio } from 'antd';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import type { CommissionDispute, CommissionDisputeForPartner, DisputeInput } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';
import { disputeReasonOptions } from './words.ts';

/** The partner names the problem and, if known, the calculation step. */
export function DisputeDialog({
  line_id,
  steps,
  onDone,
}: {
  line_id: string;
  steps: readonly { title: string }[];
  onDone: () => void;
}) {
  const send = useAttempt<CommissionDisputeForPartner>();
  const open = useWrite<DisputeInput, CommissionDisputeForPartner>(
    'commission_disputes',
    ({ step, ...body }) => send(`commission_lines/${line_id}/disputes`, { ...body, ...(step && { step }) }),
    [],
  );
  const titles = [...new Set(steps.map(({ title }) => title))].map((title) => ({ value: title, label: title }));
  return (
    <ActionDialog<DisputeInput>
      title={ownTexts.disputeCommission}
      action={ownTexts.sendDispute}
      text={ownTexts.companyReviewsYourDisputeAndAnswers}
      onSubmit={open.mutateAsync}
      onClose={onDone}
    >
      <Form.Item name="reason" label={ownTexts.problem} rules={[{ required: true, message: ownTexts.chooseAProblem }]}>
        <OptionSelect options={disputeReasonOptions} />
      </Form.Item>
      {titles.length > 0 && (
        <Form.Item name="step" label={ownTexts.calculationStepOptional}>
          <OptionSelect options={titles} allowClear />
        </Form.Item>
      )}
      <Words label={ownTexts.explanation} help={ownTexts.explainWhatCommissionShouldBeAnd} />
    </ActionDialog>
  );
}

function Words({ label, help, max = 2000 }: { label: string; help: string; max?: number }) {
  return (
    <Form.Item
      name="text"
      label={label}
      extra={help}
      rules={[{ required: true, whitespace: true, message: ownTexts.enterFewWords }]}
    >
      <Input.TextArea maxLength={max} autoSize={{ minRows: 3, maxRows: 8 }} />
    </Form.Item>
  );
}

interface Correction {
  how: 'by_hand' | 'again';
  amount_minor?: number;
  text: string;
}

interface CorrectDialogProps {
  dispute: Pick<CommissionDispute, 'id' | 'currency'>;
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Corrects the commission by an additional line, or by recalculating the deals once their data is correct. */
export function CorrectDialog({ dispute, onSubmit, onDone, onClose }: CorrectDialogProps) {
  const [form] = Form.useForm<Correction>();
  const how = Form.useWatch('how', form) ?? 'by_hand';
  return (
    <ActionDialog<Correction>
      title={ownTexts.correctCommission}
      action={ownTexts.correctCommission}
      form={form}
      initial={{ how: 'by_hand' }}
      sheet={{
        path: `commission_disputes/${dispute.id}/correct`,
        body: (values) =>
          values.how === 'again' ? {} : values.amount_minor ? { amount_minor: values.amount_minor } : null,
        texts: ['text'],
      }}
      onSubmit={({ how: chosen, amount_minor, text }) =>
        onSubmit({ text, ...(chosen === 'by_hand' && { amount_minor }) })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Form.Item name="how" label={ownTexts.method}>
        <Radio.Group
          options={[
            { value: 'by_hand', label: ownTexts.enterAnAmount },
            { value: 'again', label: ownTexts.recalculateDeals },
          ]}
        />
      </Form.Item>
      {how === 'by_hand' ? (
        <MoneyItem
          name="amount_minor"
          label={ownTexts.difference(dispute.currency)}
          extra={ownTexts.positiveAmountPaysPartnerNegativeAmount}
          currency={dispute.currency}
          rules={[{ required: true, message: ownTexts.enterAnAmount }]}
        />
      ) : (
        <p className="meta" style={{ marginBottom: 16 }}>
          {ownTexts.correctDealPartnerOrStructureFirst}
        </p>
      )}
      <Words label={ownTexts.reason} help={ownTexts.partnerSeesThisReason} max={300} />
    </ActionDialog>
  );
}
