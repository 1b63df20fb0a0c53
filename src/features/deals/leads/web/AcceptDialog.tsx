import { Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { regionCurrency } from '#web/region.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { type LeadAcceptance, leadOfferSteps } from '../steps.schema.ts';
import { texts } from './texts.ts';

/** Accepting a lead needs a plan: the next action and the expected revenue. */
export function AcceptDialog({ onSubmit, ...ends }: StepDialogEnds) {
  const { label, text } = leadOfferSteps.steps.accept;
  const currency = regionCurrency();
  return (
    <ActionDialog<LeadAcceptance>
      title={label}
      action={label}
      text={text}
      onSubmit={(plan) => onSubmit({ ...plan, currency })}
      {...ends}
    >
      <Form.Item
        name="next_step"
        label={texts.nextAction}
        rules={[{ required: true, whitespace: true, message: texts.nextActionRequired }]}
      >
        <Input maxLength={500} autoFocus />
      </Form.Item>
      <Form.Item name="next_step_on" label={texts.dateNextAction}>
        <DateInput />
      </Form.Item>
      <MoneyItem
        name="amount_minor"
        label={texts.expectedRevenue(currency)}
        currency={currency}
        rules={[{ required: true, message: texts.expectedRevenueRequired }]}
      />
    </ActionDialog>
  );
}
