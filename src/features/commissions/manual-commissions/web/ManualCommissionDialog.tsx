import { App, Form } from 'antd';
import { relatedQueriesOfManual } from '#features/commissions/commissions/related-queries.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { moneyText } from '#web/components/Money.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { texts as ownTexts } from './texts.ts';

interface Values {
  partner_id: string;
  currency: string;
  amount_minor: number;
  on: string;
  hold_days?: number | null;
  opportunity_id?: string | null;
  adjusts_line_id?: string | null;
  reason: string;
}

/** An amount that no structure calculates: goodwill, a correction, an oral agreement. */
export function ManualCommissionDialog({ onDone }: { onDone: (line?: CommissionLine) => void }) {
  const { config } = useSession();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const partner = Form.useWatch('partner_id', form);
  const currency = Form.useWatch('currency', form) ?? config.currency;
  const amount = Form.useWatch('amount_minor', form);
  const mayPickDeals = useCan('opportunities', 'view');
  const today = regionToday();
  const send = useAttempt<CommissionLine>();
  const add = useWrite<Values, CommissionLine>(
    'commission_lines',
    (values) => send('commission_lines/by_hand', inputOf(values)),
    relatedQueriesOfManual,
  );
  const submit = async (values: Values) => {
    const line = await add.mutateAsync(values);
    message.success(ownTexts.commissionWasAddedPartnerWasNotified(line.number));
    return line;
  };
  return (
    <ActionDialog<Values, CommissionLine>
      title={ownTexts.addManualCommission}
      action={ownTexts.addCommission}
      form={form}
      initial={{ currency: config.currency, on: today, hold_days: 0 }}
      sheet={{
        path: 'commission_lines/by_hand',
        body: (values) => (values.partner_id && values.amount_minor && values.on ? inputOf(values) : null),
        texts: ['reason'],
      }}
      onSubmit={submit}
      onDone={onDone}
      onClose={() => onDone()}
    >
      <Form.Item
        name="partner_id"
        label={ownTexts.partner}
        rules={[{ required: true, message: ownTexts.chooseAPartner }]}
      >
        <ReferenceSelect
          resource="partners"
          onChange={() => form.setFieldsValue({ opportunity_id: null, adjusts_line_id: null })}
        />
      </Form.Item>
      <Form.Item
        name="currency"
        label={ownTexts.currency}
        rules={[{ required: true, message: ownTexts.chooseACurrency }]}
      >
        <CurrencySelect onChange={() => form.setFieldValue('adjusts_line_id', null)} />
      </Form.Item>
      <MoneyItem
        name="amount_minor"
        label={ownTexts.amountText}
        extra={ownTexts.negativeAmountSuchAs50Deducted}
        currency={currency}
        inputMode="text"
        rules={[{ required: true, message: ownTexts.enterAnAmount }, { validator: notZero }]}
      />
      <ErrorItem name="on" label={ownTexts.earnedOn} rules={[{ required: true, message: ownTexts.chooseADate }]}>
        <DateInput max={today} />
      </ErrorItem>
      {(amount ?? 0) >= 0 && <HoldDays />}
      {mayPickDeals && partner && (
        <Form.Item name="opportunity_id" label={ownTexts.dealOptional}>
          <ReferenceSelect
            key={partner}
            resource="opportunities"
            only={[{ field: 'partner_id', operator: 'eq', values: [partner] }]}
          />
        </Form.Item>
      )}
      {partner && (
        <Form.Item
          name="adjusts_line_id"
          label={ownTexts.commissionToCorrectOptional}
          extra={ownTexts.bothCommissionsLinkToEachOther}
        >
          <ReferenceSelect
            key={`${partner} ${currency}`}
            resource="commission_lines"
            say={lineText}
            only={[
              { field: 'partner_id', operator: 'eq', values: [partner] },
              { field: 'currency', operator: 'eq', values: [currency] },
              // Manual lines are reversed instead, and carried remainders are balanced already.
              { field: 'kind', operator: 'ne', values: ['manual', 'carried'] },
            ]}
          />
        </Form.Item>
      )}
      <ReasonItem help={ownTexts.partnerSeesThisReasonInTheir} max={300} />
    </ActionDialog>
  );
}

function inputOf({ hold_days, opportunity_id, adjusts_line_id, ...body }: Values) {
  return {
    ...body,
    ...(hold_days && body.amount_minor > 0 && { hold_days }),
    ...(opportunity_id && { opportunity_id }),
    ...(adjusts_line_id && { adjusts_line_id }),
  };
}

/** "Commission 512, €120.00, Quill Motors" */
function lineText(row: object): string {
  const { number, amount_minor, currency, opportunity_name } = row as CommissionLine;
  return [ownTexts.commission(number), moneyText(amount_minor, currency), opportunity_name].filter(Boolean).join(', ');
}

function notZero(_: unknown, minor?: number | null) {
  return minor === 0 ? Promise.reject(new Error('Enter an amount other than zero')) : Promise.resolve();
}

function HoldDays() {
  return (
    <ErrorItem name="hold_days" label={ownTexts.daysOnHold} extra={ownTexts.daysAfterEarnedDate0Makes}>
      <NumberInput min={0} max={3650} />
    </ErrorItem>
  );
}

interface GiveBack {
  amount_minor: number;
  hold_days?: number | null;
  reason: string;
}

/** Reinstates what a mistaken refund took from the partner. */
export function ReinstateDialog({
  line,
  returnable,
  onDone,
}: {
  line: CommissionLine;
  returnable: number;
  onDone: () => void;
}) {
  const { message } = App.useApp();
  const today = regionToday();
  const { partner_id, currency, id: adjusts_line_id } = line;
  const send = useAttempt<CommissionLine>();
  const whole = (values: GiveBack): Values => ({
    ...values,
    partner_id,
    currency,
    adjusts_line_id,
    on: today,
    reason: values.reason,
  });
  const give = useWrite<GiveBack, CommissionLine>(
    'commission_lines',
    (values) => send('commission_lines/by_hand', inputOf(whole(values))),
    relatedQueriesOfManual,
  );
  return (
    <ActionDialog<GiveBack, CommissionLine>
      title={ownTexts.returnAmount}
      action={ownTexts.returnAmount}
      text={ownTexts.addsCommissionThatPaysBackWhat}
      initial={{ amount_minor: returnable, hold_days: 0 }}
      sheet={{
        path: 'commission_lines/by_hand',
        body: (values) => (values.amount_minor ? inputOf(whole(values)) : null),
        texts: ['reason'],
      }}
      onSubmit={give.mutateAsync}
      onDone={({ number }) => {
        message.success(ownTexts.commissionWasAddedPartnerWasNotified(number));
        onDone();
      }}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={ownTexts.amount(currency)}
        currency={currency}
        rules={[
          { required: true, message: ownTexts.enterAnAmount },
          validAmounts(returnable, ownTexts.atMost(moneyText(returnable, currency))),
        ]}
      />
      <HoldDays />
      <ReasonItem help={ownTexts.partnerSeesThisReasonInTheir} max={300} />
    </ActionDialog>
  );
}

/** Balances a manual line by its opposite. */
export function ReverseManualDialog({ line, onDone }: { line: CommissionLine; onDone: () => void }) {
  const { message } = App.useApp();
  const send = useAttempt<CommissionLine>();
  const take = useWrite<{ reason: string }, CommissionLine>(
    'commission_lines',
    (body) => send(`commission_lines/${line.id}/take_back`, body),
    relatedQueriesOfManual,
  );
  return (
    <ActionDialog<{ reason: string }, CommissionLine>
      title={ownTexts.reverseCommission}
      action={ownTexts.reverseCommission}
      text={ownTexts.addsCommissionToBalanceThisOne(moneyText(-line.amount_minor, line.currency))}
      sheet={{ path: `commission_lines/${line.id}/take_back`, texts: ['reason'] }}
      onSubmit={take.mutateAsync}
      onDone={({ number }) => {
        message.success(ownTexts.reversedWithCommissionPartnerWasNotified(number));
        onDone();
      }}
      onClose={onDone}
    >
      <ReasonItem help={ownTexts.partnerSeesThisReasonInTheir} max={300} />
    </ActionDialog>
  );
}
