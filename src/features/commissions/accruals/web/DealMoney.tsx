import { Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';

/** The part of a deal that its payment and refund dialogs need. */
export interface PaidDeal {
  id: string;
  name: string;
  currency: string;
  amount_minor: number | null;
}

/** The day of the payment or refund, and the reference by which it is recognized in the books. */
export function DayAndReference({ paper }: { paper: string }) {
  return (
    <>
      <ErrorItem
        name="on"
        label="Date"
        initialValue={regionToday()}
        rules={[{ required: true, message: 'Choose a date' }]}
      >
        <DateInput max={regionToday()} />
      </ErrorItem>
      <Form.Item
        name="external_id"
        label={`${paper} number or reference`}
        extra="Each reference is counted only once."
        rules={[{ required: true, whitespace: true, message: 'Enter a number or reference' }]}
      >
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}
