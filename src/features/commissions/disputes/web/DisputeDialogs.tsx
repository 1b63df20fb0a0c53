import { Form, Input, Radio } from 'antd';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import type { CommissionDispute, CommissionDisputeForPartner, DisputeInput } from '../schema.ts';
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
      title="Dispute commission"
      action="Send dispute"
      text="The company reviews your dispute and answers here. Processing continues in the meantime."
      onSubmit={open.mutateAsync}
      onClose={onDone}
    >
      <Form.Item name="reason" label="Problem" rules={[{ required: true, message: 'Choose a problem' }]}>
        <OptionSelect options={disputeReasonOptions} />
      </Form.Item>
      {titles.length > 0 && (
        <Form.Item name="step" label="Calculation step (optional)">
          <OptionSelect options={titles} allowClear />
        </Form.Item>
      )}
      <Words label="Explanation" help="Explain what the commission should be, and why." />
    </ActionDialog>
  );
}

function Words({ label, help, max = 2000 }: { label: string; help: string; max?: number }) {
  return (
    <Form.Item
      name="text"
      label={label}
      extra={help}
      rules={[{ required: true, whitespace: true, message: 'Enter a few words' }]}
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
      title="Correct commission"
      action="Correct commission"
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
      <Form.Item name="how" label="Method">
        <Radio.Group
          options={[
            { value: 'by_hand', label: 'Enter an amount' },
            { value: 'again', label: 'Recalculate deals' },
          ]}
        />
      </Form.Item>
      {how === 'by_hand' ? (
        <MoneyItem
          name="amount_minor"
          label={`Difference, ${dispute.currency}`}
          extra="A positive amount pays the partner, a negative amount is deducted. It is booked as a new commission."
          currency={dispute.currency}
          rules={[{ required: true, message: 'Enter an amount' }]}
        />
      ) : (
        <p className="meta" style={{ marginBottom: 16 }}>
          Correct the deal, the partner or the structure first. All deals from that day on are previewed, and a second
          person approves the differences.
        </p>
      )}
      <Words label="Reason" help="The partner sees this reason." max={300} />
    </ActionDialog>
  );
}
