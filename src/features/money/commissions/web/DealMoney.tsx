import { Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';

/** What is to be known of a deal to say what its customer paid or got back. */
export interface PaidDeal {
  id: string;
  name: string;
  currency: string;
  amount_minor: number | null;
}

/** When the customer's money moved, and by which paper of the books it is told from any other. */
export function DayAndReference({ paper }: { paper: string }) {
  return (
    <>
      <RefusingItem
        name="on"
        label="On"
        initialValue={regionToday()}
        rules={[{ required: true, message: 'Say the day' }]}
      >
        <DateInput max={regionToday()} />
      </RefusingItem>
      <Form.Item
        name="external_id"
        label={`${paper} or reference`}
        extra="The same reference is never counted twice."
        rules={[{ required: true, whitespace: true, message: 'Give its number or name' }]}
      >
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}
