import { Form, Input } from 'antd';

interface ReasonItemProps {
  label?: string;
  /** Who will read it. */
  help?: string;
  /** Reasons that stand in a log for good say more than one word. */
  min?: number;
  max?: number;
  autoFocus?: boolean;
}

/** Why something is done that others must be able to understand later. */
export function ReasonItem({ label = 'Reason', help, min = 1, max = 500, autoFocus }: ReasonItemProps) {
  const message = min > 1 ? 'Enter a reason of a few words' : 'Enter a reason';
  return (
    <Form.Item name="reason" label={label} extra={help} rules={[{ required: true, min, whitespace: true, message }]}>
      <Input.TextArea maxLength={max} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus={autoFocus} />
    </Form.Item>
  );
}
