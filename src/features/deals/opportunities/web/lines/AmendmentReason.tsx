import { Form, Input } from 'antd';
import { sayable } from '#shared/text/labels.ts';

interface AmendmentReasonProps {
  value: string;
  onChange: (reason: string) => void;
  problem?: string;
}

export const amendment = sayable({
  label: 'Reason for amendment',
  help: 'Partner commissions are adjusted immediately. The reason is stored in the history.',
});

/** A won deal never changes silently. */
export function AmendmentReason({ value, onChange, problem }: AmendmentReasonProps) {
  return (
    <Form.Item
      layout="vertical"
      label={amendment.label}
      htmlFor="amendment-reason"
      required
      validateStatus={problem ? 'error' : undefined}
      help={problem}
      extra={amendment.help}
      style={{ marginBottom: 0 }}
    >
      <Input.TextArea
        id="amendment-reason"
        maxLength={2000}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  );
}
