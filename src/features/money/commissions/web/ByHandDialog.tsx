import { App, Form } from 'antd';
import { moneyText } from '#web/components/Money.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem, someOf } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { RefusingItem } from '#web/inputs/refusal.tsx';
import { regionToday } from '#web/region.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useAttempt } from '#web/resource/useAttempt.ts';
import { useWrite } from '#web/resource/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { CommissionLine } from '../schema.ts';
import { bookedByHand } from './booked.ts';

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

/** An amount that no structure works out: goodwill, a correction, a bonus agreed in words. */
export function ByHandDialog({ onDone }: { onDone: (line?: CommissionLine) => void }) {
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
    ({ hold_days, opportunity_id, adjusts_line_id, ...body }) =>
      send('commission_lines/by_hand', {
        ...body,
        ...(hold_days && body.amount_minor > 0 && { hold_days }),
        ...(opportunity_id && { opportunity_id }),
        ...(adjusts_line_id && { adjusts_line_id }),
      }),
    bookedByHand,
  );
  const submit = async (values: Values) => {
    const line = await add.mutateAsync(values);
    message.success(`Booked as line ${line.number}. The partner has been told.`);
    return line;
  };
  return (
    <ActionDialog<Values, CommissionLine>
      title="Add commission by hand"
      action="Book it"
      form={form}
      initial={{ currency: config.currency, on: today, hold_days: 0 }}
      onSubmit={submit}
      onDone={onDone}
      onClose={() => onDone()}
    >
      <Form.Item name="partner_id" label="Partner" rules={[{ required: true, message: 'Choose the partner' }]}>
        <ReferenceSelect
          resource="partners"
          onChange={() => form.setFieldsValue({ opportunity_id: null, adjusts_line_id: null })}
        />
      </Form.Item>
      <Form.Item name="currency" label="Currency" rules={[{ required: true, message: 'Choose the currency' }]}>
        <CurrencySelect onChange={() => form.setFieldValue('adjusts_line_id', null)} />
      </Form.Item>
      <MoneyItem
        name="amount_minor"
        label="Amount"
        extra="Above zero pays the partner. Below zero, such as -50, takes money off."
        currency={currency}
        inputMode="text"
        rules={[{ required: true, message: 'Say how much' }, { validator: notZero }]}
      />
      <RefusingItem name="on" label="Counts for" rules={[{ required: true, message: 'Say the day' }]}>
        <DateInput max={today} />
      </RefusingItem>
      {(amount ?? 0) >= 0 && <HoldDays />}
      {mayPickDeals && partner && (
        <Form.Item name="opportunity_id" label="Deal (optional)">
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
          label="Line it corrects (optional)"
          extra="Both then name each other. It goes no further against a line than the line itself."
        >
          <ReferenceSelect
            key={`${partner} ${currency}`}
            resource="commission_lines"
            say={lineText}
            only={[
              { field: 'partner_id', operator: 'eq', values: [partner] },
              { field: 'currency', operator: 'eq', values: [currency] },
              // What was entered by hand is taken back instead; what is carried over is balanced already.
              { field: 'kind', operator: 'ne', values: ['manual', 'carried'] },
            ]}
          />
        </Form.Item>
      )}
      <ReasonItem help="The partner reads it in its commissions and on its statement." max={300} />
    </ActionDialog>
  );
}

/** "Line 512, €120.00, Quill Motors" */
function lineText(row: object): string {
  const { number, amount_minor, currency, opportunity_name } = row as CommissionLine;
  return [`Line ${number}`, moneyText(amount_minor, currency), opportunity_name].filter(Boolean).join(', ');
}

function notZero(_: unknown, minor?: number | null) {
  return minor === 0 ? Promise.reject(new Error('Say how much: not zero')) : Promise.resolve();
}

function HoldDays() {
  return (
    <RefusingItem
      name="hold_days"
      label="Days on hold"
      extra="From the day it counts for until it can be paid. 0: payable at once."
    >
      <NumberInput min={0} max={3650} />
    </RefusingItem>
  );
}

interface GiveBack {
  amount_minor: number;
  hold_days?: number | null;
  reason: string;
}

/** A refund was a mistake: the partner gets back what it took. */
export function GiveBackDialog({
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
  const give = useWrite<GiveBack, CommissionLine>(
    'commission_lines',
    ({ hold_days, ...body }) =>
      send('commission_lines/by_hand', {
        ...{ ...body, partner_id, currency, adjusts_line_id, on: today },
        ...(hold_days && { hold_days }),
      }),
    bookedByHand,
  );
  return (
    <ActionDialog<GiveBack, CommissionLine>
      title="Give back"
      action="Give it back"
      text="A new line pays the partner what this one took. Nothing is changed or deleted."
      initial={{ amount_minor: returnable, hold_days: 0 }}
      onSubmit={give.mutateAsync}
      onDone={({ number }) => {
        message.success(`Given back as line ${number}. The partner has been told.`);
        onDone();
      }}
      onClose={onDone}
    >
      <MoneyItem
        name="amount_minor"
        label={`Amount, ${currency}`}
        currency={currency}
        rules={[
          { required: true, message: 'Say how much' },
          someOf(returnable, `At most ${moneyText(returnable, currency)}`),
        ]}
      />
      <HoldDays />
      <ReasonItem help="The partner reads it in its commissions and on its statement." max={300} />
    </ActionDialog>
  );
}

/** A line that was entered by hand is balanced by its opposite. */
export function TakeBackDialog({ line, onDone }: { line: CommissionLine; onDone: () => void }) {
  const { message } = App.useApp();
  const send = useAttempt<CommissionLine>();
  const take = useWrite<{ reason: string }, CommissionLine>(
    'commission_lines',
    (body) => send(`commission_lines/${line.id}/take_back`, body),
    bookedByHand,
  );
  return (
    <ActionDialog<{ reason: string }, CommissionLine>
      title="Take back"
      action="Take it back"
      text={`A new line of ${moneyText(-line.amount_minor, line.currency)} balances this one. Nothing is changed or deleted.`}
      onSubmit={take.mutateAsync}
      onDone={({ number }) => {
        message.success(`Balanced by line ${number}. The partner has been told.`);
        onDone();
      }}
      onClose={onDone}
    >
      <ReasonItem help="The partner reads it in its commissions and on its statement." max={300} />
    </ActionDialog>
  );
}
