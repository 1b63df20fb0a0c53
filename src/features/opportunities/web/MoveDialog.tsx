import { Alert, Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import type { LostReason, Opportunity, StageMove } from '../schema.ts';
import type { Stage } from './useMove.tsx';
import { lostReasonOptions, today } from './words.ts';

interface MoveDialogProps {
  deal: Pick<Opportunity, 'name' | 'status' | 'opened_on'>;
  stage: Stage;
  onSend: (details: Partial<StageMove>) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

interface Details {
  on?: string;
  reason_code?: LostReason;
  reason?: string;
}

const titles = { open: 'Open it again?', won: 'Won!', lost: 'Lost' } as const;
const buttons = { open: 'Open again', won: 'Mark as won', lost: 'Mark as lost' } as const;

/** Asks what a move needs: the day it was won, why it was lost, why a win is taken back. */
export function MoveDialog({ deal, stage, onSend, onDone, onCancel }: MoveDialogProps) {
  const [form] = Form.useForm<Details>();
  const code = Form.useWatch('reason_code', form);
  const { category } = stage;
  const takesBack = deal.status === 'won';
  const needsText = takesBack || code === 'other';
  return (
    <ActionDialog<Details>
      title={titles[category]}
      action={buttons[category]}
      danger={category === 'lost'}
      text={
        <>
          <strong>{deal.name}</strong> moves to <strong>{stage.name}</strong>.
          {category === 'won' && ' Its partners earn their commission.'}
        </>
      }
      form={form}
      initial={{ on: today() }}
      onSubmit={onSend}
      onDone={onDone}
      onClose={onCancel}
    >
      {takesBack && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 16 }}
          title="What its partners earned for it is taken back by balancing entries."
        />
      )}
      {category !== 'open' && (
        <RefusingItem
          name="on"
          label={category === 'won' ? 'Won on' : 'Lost on'}
          rules={[{ required: true, message: 'Say the day' }]}
        >
          <DateInput min={deal.opened_on} minIs="the day it was opened" max={today()} />
        </RefusingItem>
      )}
      {category === 'lost' && (
        <Form.Item name="reason_code" label="Why" rules={[{ required: true, message: 'Choose a reason' }]}>
          <OptionSelect options={lostReasonOptions} />
        </Form.Item>
      )}
      {(category === 'lost' || takesBack) && (
        <Form.Item
          name="reason"
          label={takesBack && category === 'open' ? 'Why' : 'In your words'}
          required={needsText}
          rules={needsText ? [{ required: true, whitespace: true, message: 'Say why' }] : []}
        >
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
