import { App, Form } from 'antd';
import { useState } from 'react';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import type { Opportunity } from '../schema.ts';
import { AmendmentEffect } from './AmendmentEffect.tsx';
import { amendment } from './AmendmentReason.tsx';
import { useDealWrite } from './useDealWrite.ts';
import { today } from './words.ts';

interface AmendDialogProps {
  deal: Opportunity;
  /** The amount follows its lines: they are amended instead. */
  hasLines: boolean;
  onDone: () => void;
}

interface Asked {
  amount_minor: number | null;
  closed_on: string | null;
  reason: string;
}

/** Amount and day of a won deal; lines and split are amended on their tabs. */
export function AmendDialog({ deal: now, hasLines, onDone }: AmendDialogProps) {
  // What is amended is the deal as it was when this opened; somebody else's amendment since refuses it.
  const [deal] = useState(now);
  const { message } = App.useApp();
  const [form] = Form.useForm<Asked>();
  const amount = Form.useWatch('amount_minor', form);
  const closed = Form.useWatch('closed_on', form);
  const write = useDealWrite(deal.id);
  const isOtherAmount = amount !== undefined && amount !== deal.amount_minor;
  const isOtherDay = Boolean(closed) && closed !== deal.closed_on;
  const changes = { ...(isOtherAmount && { amount_minor: amount }), ...(isOtherDay && { closed_on: closed! }) };
  const send = async ({ reason }: Asked) => {
    const body = { reason, row_version: deal.row_version, ...changes };
    await write.mutateAsync({ method: 'POST', what: 'amend', body });
    message.success('Amended');
  };
  return (
    <ActionDialog<Asked>
      title="Amend the won deal"
      action="Amend"
      disabled={!isOtherAmount && !isOtherDay}
      form={form}
      initial={{ amount_minor: deal.amount_minor, closed_on: deal.closed_on }}
      onSubmit={send}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label="Amount"
        extra={hasLines ? 'It follows the lines: amend those on their tab.' : undefined}
        currency={deal.currency}
        disabled={hasLines}
      />
      <RefusingItem name="closed_on" label="Won on" extra="Decides which rules, tiers and periods apply.">
        <DateInput min={deal.opened_on} minIs="the day it was opened" max={today()} />
      </RefusingItem>
      <AmendmentEffect id={deal.id} amended={isOtherAmount || isOtherDay ? changes : null} />
      <ReasonItem {...amendment} max={2000} />
    </ActionDialog>
  );
}
