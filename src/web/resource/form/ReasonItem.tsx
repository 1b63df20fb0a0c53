import { Form, Input } from 'antd';
import { texts } from './texts.ts';

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
export function ReasonItem({ label = texts.reason, help, min = 1, max = 500, autoFocus }: ReasonItemProps) {
  const message = min > 1 ? texts.enterReasonFewWords : texts.enterAReason;
  return (
    <Form.Item name="reason" label={label} extra={help} rules={[{ required: true, min, whitespace: true, message }]}>
      <Input.TextArea maxLength={max} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus={autoFocus} />
    </Form.Item>
  );
}
