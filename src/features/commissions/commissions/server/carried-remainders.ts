import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money/money.ts';
import { carryOverText } from '#shared/money/whole-units.ts';

/** The part of a payment that cannot be paid, because its currency is paid in whole units. */
interface Carried {
  item_id: string;
  statement_no: string;
  partner_id: string;
  currency: string;
  amount_minor: number;
  /**
   * The due date of the lines it comes from: any cutoff that includes them includes the remainder taken out of them.
   */
  due_on: string;
}

/** The body of a pair's event, which the receipts of both lines read. */
export interface CarriedBody {
  type: 'carried';
  id: string;
  at: string;
  item_id: string;
  statement_no: string;
  amount_minor: number;
}

/**
 * Writes two lines that balance each other: one takes the remainder out of the payment, the other is payable with the
 * next. No money moves, so the ledger has no entry for it. The unique name allows one pair per payment.
 * @returns the line to be paid with each payment
 */
export async function carryRemainders(call: Call, carried: readonly Carried[]): Promise<Map<string, string>> {
  if (carried.length === 0) return new Map();
  const today = call.today();
  const events = carried.map((one) => ({ ...one, event_id: newId() }));
  await call.run(sql`
    insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency,
      body, status, note)
    select ${call.organization_id}, id, 'payout', 'carried:' || item_id, 'carried', ${today}, ${call.now()}, currency,
      body, 'rated', note
    from unnest(${events.map(({ event_id }) => event_id)}::uuid[], ${events.map(({ item_id }) => item_id)}::uuid[],
      ${events.map(({ currency }) => currency)}::text[],
      ${events.map(({ event_id, item_id, statement_no, amount_minor }) => {
        const body: CarriedBody = { type: 'carried', id: event_id, at: today, item_id, statement_no, amount_minor };
        return JSON.stringify(body);
      })}::jsonb[],
       ${events.map(({ amount_minor, currency }) => carryOverText(formatMoney(amount_minor, currency)))}::text[]) e(id,
       item_id, currency, body, note)`);
  const first = await reserveNumbers(call, 'commission_lines', events.length * 2);
  const lines = events
    .flatMap((one) => [
      { ...one, side: 1, amount_minor: -one.amount_minor, description: 'Carried over to the next payout' },
      { ...one, side: 2, description: `Carried over from payout ${one.statement_no}` },
    ])
    .map((line, index) => ({ ...line, id: newId(), number: first + index }));
  await call.run(sql`
    insert into commission_lines (organization_id, id, number, event_id, sale_event_id, engine_key, account_key,
      partner_id, role, rule_id, slot, kind,
      amount_minor, currency, effective_on, release_on, status, description, created_at)
    select ${call.organization_id}, id, number, event_id, event_id, 'carried/' || item_id || '/' || side,
      'carried/' || item_id, partner_id, 'carried', 'carried', 'carried', 'carried',
      amount_minor, currency, ${today}, due_on, 'payable', description || ': ' || currency || ' is paid in whole units',
        ${call.now()}
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ number }) => number)}::bigint[],
      ${lines.map(({ event_id }) => event_id)}::uuid[], ${lines.map(({ item_id }) => item_id)}::uuid[],
      ${lines.map(({ side }) => side)}::int[], ${lines.map(({ partner_id }) => partner_id)}::uuid[],
      ${lines.map(({ amount_minor }) => amount_minor)}::bigint[], ${lines.map(({ currency }) => currency)}::text[],
      ${lines.map(({ due_on }) => due_on)}::date[], ${lines.map(({ description }) => description)}::text[])
      l(id, number, event_id, item_id, side, partner_id, amount_minor, currency, due_on, description)`);
  return new Map(lines.flatMap(({ side, item_id, id }) => (side === 1 ? [[item_id, id] as const] : [])));
}

/**
 * Voids pairs whose payment ended unpaid and whose lines are both payable again. A line that another payment has taken
 * up meanwhile stays together with its counterpart, so that both still add up to zero.
 */
export async function cancelCarriedRemainders(call: Call, item_ids: readonly string[]): Promise<void> {
  await call.run(sql`
    update commission_lines l set status = 'void'
    where l.organization_id = ${call.organization_id} and l.kind = 'carried'
      and l.event_id in (select c.event_id
        from payout_item_lines i join commission_lines c on c.organization_id = i.organization_id and c.id = i.line_id
        where i.organization_id = ${call.organization_id} and i.item_id = any(${item_ids}) and c.kind = 'carried')
      and (select count(*) from commission_lines b
        where b.organization_id = ${call.organization_id} and b.event_id = l.event_id and b.status = 'payable') = 2`);
}
