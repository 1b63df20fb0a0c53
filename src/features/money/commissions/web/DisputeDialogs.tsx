import { Form, Input, Radio } from 'antd';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { useAttempt } from '#web/resource/useAttempt.ts';
import { useWrite } from '#web/resource/useResource.ts';
import type { CommissionDispute, CommissionDisputeForPartner, DisputeInput } from '../disputes.schema.ts';
import type { Receipt } from '../schema.ts';
import { bookedByHand } from './booked.ts';
import { disputeReasonOptions } from './words.ts';

type Dispute = CommissionDispute | CommissionDisputeForPartner;

/** The partner says what is wrong: not with the number, but with what led to it. */
export function DisputeDialog({
  line_id,
  steps,
  onDone,
}: {
  line_id: string;
  steps: Receipt['steps'];
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
      title="What is wrong with it?"
      action="Send it"
      text="The company reads it, and answers here. The commission goes its way meanwhile."
      onSubmit={open.mutateAsync}
      onClose={onDone}
    >
      <Form.Item name="reason" label="What is wrong" rules={[{ required: true, message: 'Choose what is wrong' }]}>
        <OptionSelect options={disputeReasonOptions} />
      </Form.Item>
      {titles.length > 0 && (
        <Form.Item name="step" label="Which step (optional)">
          <OptionSelect options={titles} allowClear />
        </Form.Item>
      )}
      <Words label="In your words" help="What it should be, and why." />
    </ActionDialog>
  );
}

function Words({ label, help, max = 2000 }: { label: string; help: string; max?: number }) {
  return (
    <Form.Item
      name="text"
      label={label}
      extra={help}
      rules={[{ required: true, whitespace: true, message: 'Say it in a few words' }]}
    >
      <Input.TextArea maxLength={max} autoSize={{ minRows: 3, maxRows: 8 }} />
    </Form.Item>
  );
}

interface OfDispute {
  dispute: Dispute;
  onDone: () => void;
}

const useStep = (id: string, name: string, also: string[] = []) => {
  const send = useAttempt<unknown>();
  return useWrite<object, unknown>(
    'commission_disputes',
    (body) => send(`commission_disputes/${id}/${name}`, body),
    also,
  ).mutateAsync;
};

export function SayDialog({ dispute, onDone }: OfDispute) {
  return (
    <ActionDialog
      title={`Dispute ${dispute.number}`}
      action="Send it"
      onSubmit={useStep(dispute.id, 'say')}
      onClose={onDone}
    >
      <Words label="In your words" help="The other side reads it at once. The dispute stays open." />
    </ActionDialog>
  );
}

export function KeepDialog({ dispute, onDone }: OfDispute) {
  return (
    <ActionDialog
      title="Keep the commission as it is"
      action="Keep it"
      text="The dispute is answered with this. The partner may dispute it anew."
      onSubmit={useStep(dispute.id, 'keep')}
      onClose={onDone}
    >
      <Words label="Why" help="The partner reads it." />
    </ActionDialog>
  );
}

interface Correction {
  how: 'by_hand' | 'again';
  amount_minor?: number;
  text: string;
}

/** By a line beside it, or by working the deals out again once what was wrong about them is put right. */
export function CorrectDialog({ dispute, onDone }: OfDispute) {
  const [form] = Form.useForm<Correction>();
  const how = Form.useWatch('how', form) ?? 'by_hand';
  const correct = useStep(dispute.id, 'correct', ['commission_lines', 'commission_recalculations', ...bookedByHand]);
  return (
    <ActionDialog<Correction>
      title="Correct the commission"
      action="Correct it"
      form={form}
      initial={{ how: 'by_hand' }}
      onSubmit={({ how: chosen, amount_minor, text }) =>
        correct({ text, ...(chosen === 'by_hand' && { amount_minor }) })
      }
      onClose={onDone}
    >
      <Form.Item name="how" label="How">
        <Radio.Group
          options={[
            { value: 'by_hand', label: 'By an amount' },
            { value: 'again', label: 'Work the deals out again' },
          ]}
        />
      </Form.Item>
      {how === 'by_hand' ? (
        <MoneyItem
          name="amount_minor"
          label={`Difference, ${dispute.currency}`}
          extra="Above zero pays the partner, below zero takes money off. A new line is booked beside this one."
          currency={dispute.currency}
          rules={[{ required: true, message: 'Say how much' }]}
        />
      ) : (
        <p className="meta" style={{ marginBottom: 16 }}>
          Put right first what was wrong about the deal, the partner or the structure. All deals from that day on are
          previewed; a second person approves the differences.
        </p>
      )}
      <Words label="Why" help="The partner reads it." max={300} />
    </ActionDialog>
  );
}
