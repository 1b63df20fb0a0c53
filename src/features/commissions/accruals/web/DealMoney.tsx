import { Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';
import { texts } from './texts.ts';

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
        label={texts.date}
        initialValue={regionToday()}
        rules={[{ required: true, message: texts.chooseADate }]}
      >
        <DateInput max={regionToday()} />
      </ErrorItem>
      <Form.Item
        name="external_id"
        label={texts.numberOrReference(paper)}
        extra={texts.eachReferenceCountedOnlyOnce}
        rules={[{ required: true, whitespace: true, message: texts.enterNumberOrReference }]}
      >
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}
