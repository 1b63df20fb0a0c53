import { Form, Input } from 'antd';

interface ReasonItemProps {
  label?: string;
  /** A note about the readers of the reason. */
  help?: string;
  /** The minimum length; reasons that stay in a log need more than one word. */
  min?: number;
  max?: number;
  autoFocus?: boolean;
}

/** Asks for a reason, so that others can understand the action later. */
export function ReasonItem({ label = 'Reason', help, min = 1, max = 500, autoFocus }: ReasonItemProps) {
  const message = min > 1 ? 'Enter a reason of a few words' : 'Enter a reason';
  return (
    <Form.Item name="reason" label={label} extra={help} rules={[{ required: true, min, whitespace: true, message }]}>
      <Input.TextArea maxLength={max} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus={autoFocus} />
    </Form.Item>
  );
}
