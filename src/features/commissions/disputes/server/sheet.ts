import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { SheetOf } from '#server/http/action.ts';
import { money } from '#shared/text/sentence.ts';
import type { CorrectInput } from '../schema.ts';

interface Input {
  params: { id: string };
  body: CorrectInput;
}

const byAmount = moneySheet<Input>({
  verb: 'Correct commission by',
  final: [
    'The difference is posted to the ledger as a new commission. The disputed commission stays as it is.',
    'The dispute is closed, and the partner reads your reason.',
  ],
  tell: async (call, { params }) => ({ facts: [await disputed(call, params.id)] }),
});

const byRecalculation: SheetOf<Input> = (_call, { params }, trial) =>
  trial(async (then) => {
    const { totals } = await then.one<{ totals: { currency: string; net_minor: number; deals: number }[] }>(sql`
      select r.totals from commission_disputes d
      join commission_recalculations r on r.organization_id = d.organization_id and r.id = d.recalculation_id
      where d.organization_id = ${then.organization_id} and d.id = ${params.id}`);
    return {
      action: ['Recalculate deals'],
      figures: totals.map(({ currency, net_minor }) => ({ currency, minor: net_minor })),
      note: ['Difference that a second person must approve'],
      facts: [
        await disputed(then, params.id),
        { label: 'Deals that change', value: [String(totals.reduce((sum, { deals }) => sum + deals, 0))] },
      ],
      changes: [],
      excluded: [],
      final: ['The dispute is closed. Nothing is posted until a second person approves the recalculation.'],
    };
  });

export const correctionSheet: SheetOf<Input> = (call, input, trial) =>
  (input.body.amount_minor === null || input.body.amount_minor === undefined ? byRecalculation : byAmount)(
    call,
    input,
    trial,
  );

async function disputed(call: Call, id: string) {
  const line = await call.one<{ number: number; amount_minor: number; currency: string }>(sql`
    select l.number, l.amount_minor, l.currency from commission_disputes d
    join commission_lines l on l.organization_id = d.organization_id and l.id = d.line_id
    where d.organization_id = ${call.organization_id} and d.id = ${id}`);
  return { label: 'Disputed', value: [`Commission ${line.number}, `, money(line.amount_minor, line.currency)] };
}
