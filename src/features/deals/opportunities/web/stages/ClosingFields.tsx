import { Alert, Form, Input } from 'antd';
import type { StageCategory } from '#features/deals/opportunity-types/schema.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { lostReasonOptions } from '../../fields.schema.ts';
import { today } from '../words.ts';
import { texts } from './texts.ts';

interface ClosingFieldsProps {
  category: StageCategory;
  /** The move reverses a win. */
  takesBack: boolean;
  /** The first day it can have been closed on, where it is one deal's. */
  opened_on?: string;
  /** The object of the form the fields stand in. */
  within?: string;
}

/**
 * The fields that a move requires in addition to the stage: the closing date, the lost reason, and the reason for
 * reopening a won deal.
 */
export function ClosingFields({ category, takesBack, opened_on, within }: ClosingFieldsProps) {
  const named = (field: string) => (within ? [within, field] : [field]);
  const code = Form.useWatch(named('reason_code'));
  const needsText = takesBack || code === 'other';
  return (
    <>
      {takesBack && (
        <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={texts.commissionEarnedOnThisDealWill} />
      )}
      {category !== 'open' && (
        <ErrorItem
          name={named('on')}
          label={category === 'won' ? texts.wonOn : texts.lostOn}
          initialValue={today()}
          rules={[{ required: true, message: texts.chooseADate }]}
        >
          <DateInput {...(opened_on && { min: opened_on, minIs: 'the day it was opened' })} max={today()} />
        </ErrorItem>
      )}
      {category === 'lost' && (
        <Form.Item
          name={named('reason_code')}
          label={texts.reason}
          rules={[{ required: true, message: texts.chooseAReason }]}
        >
          <OptionSelect options={lostReasonOptions} />
        </Form.Item>
      )}
      {(category === 'lost' || takesBack) && (
        <Form.Item
          name={named('reason')}
          label={takesBack && category === 'open' ? texts.reason : texts.details}
          required={needsText}
          rules={needsText ? [{ required: true, whitespace: true, message: texts.enterDetails }] : []}
        >
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
    </>
  );
}
