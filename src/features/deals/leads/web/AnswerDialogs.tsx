import { Checkbox, Form, Input } from 'antd';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { regionCurrency } from '#web/region.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import type { LeadOfferForPartner } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useLeadStep } from './useLeadStep.ts';
import { declineOptions } from './words.ts';

interface Props {
  row: LeadOfferForPartner;
  onClose: () => void;
}

interface Accepted {
  next_step: string;
  next_step_on?: string | null;
  amount_minor: number;
}

/** Accepting a lead needs a plan: the next action and the expected revenue. */
export function AcceptDialog({ row, onClose }: Props) {
  const step = useLeadStep<LeadOfferForPartner>('lead_offers', row);
  const currency = regionCurrency();
  return (
    <ActionDialog<Accepted>
      title="Accept this lead?"
      action="Accept lead"
      text={t.accept}
      onSubmit={(filled) => step.mutateAsync({ step: 'accept', body: { ...filled, currency } })}
      onClose={onClose}
    >
      <Form.Item
        name="next_step"
        label="Next action"
        rules={[{ required: true, whitespace: true, message: 'Next action is required' }]}
      >
        <Input maxLength={500} autoFocus />
      </Form.Item>
      <Form.Item name="next_step_on" label="Date of the next action">
        <DateInput />
      </Form.Item>
      <MoneyItem
        name="amount_minor"
        label={`Expected revenue (${currency})`}
        currency={currency}
        rules={[{ required: true, message: 'Expected revenue is required' }]}
      />
    </ActionDialog>
  );
}

interface Declined {
  reason_code: string;
  comment?: string;
  was_contacted?: boolean;
  is_spam?: boolean;
}

export function DeclineDialog({ row, onClose }: Props) {
  const step = useLeadStep<LeadOfferForPartner>('lead_offers', row);
  return (
    <ActionDialog<Declined>
      title="Decline this lead?"
      action="Decline lead"
      danger
      text={t.decline}
      onSubmit={(filled) => step.mutateAsync({ step: 'decline', body: { ...filled } })}
      onClose={onClose}
    >
      <OptionField name="reason_code" label="Reason" options={declineOptions} required />
      <Form.Item name="comment" label="Comment">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
      </Form.Item>
      <Form.Item name="was_contacted" valuePropName="checked" style={{ marginBottom: 0 }}>
        <Checkbox>We contacted the customer</Checkbox>
      </Form.Item>
      <Form.Item name="is_spam" valuePropName="checked" style={{ marginBottom: 0 }}>
        <Checkbox>This is spam</Checkbox>
      </Form.Item>
    </ActionDialog>
  );
}
