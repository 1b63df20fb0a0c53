import { App, Form } from 'antd';
import { useState } from 'react';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { Opportunity } from '../../schema.ts';
import { amendmentEffects } from '../slots.ts';
import { useDealWrite } from '../useDealWrite.ts';
import { today } from '../words.ts';
import { amendment } from './AmendmentReason.tsx';
import { texts } from './texts.ts';

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
  // The deal as it was when the dialog opened; a later amendment by someone else is a conflict.
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
    message.success(texts.amended);
  };
  return (
    <ActionDialog<Asked>
      title={texts.amendWonDeal}
      action={texts.amend}
      disabled={!isOtherAmount && !isOtherDay}
      form={form}
      initial={{ amount_minor: deal.amount_minor, closed_on: deal.closed_on }}
      onSubmit={send}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={texts.amount}
        extra={hasLines ? texts.calculatedFromLinesAmendThemOn : undefined}
        currency={deal.currency}
        disabled={hasLines}
      />
      <ErrorItem name="closed_on" label={texts.wonOn} extra={texts.setsWhichRulesTiersAndPeriods}>
        <DateInput min={deal.opened_on} minIs="the day it was opened" max={today()} />
      </ErrorItem>
      <SlotParts
        slot={amendmentEffects}
        props={{ id: deal.id, amended: isOtherAmount || isOtherDay ? changes : null }}
      />
      <ReasonItem {...amendment} max={2000} />
    </ActionDialog>
  );
}
