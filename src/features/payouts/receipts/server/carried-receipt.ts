import type { CommissionLine, CommissionLineForPartner } from '#features/commissions/commissions/schema.ts';
import type { CarriedBody } from '#features/commissions/commissions/server/service.ts';
import { isDisputable } from '#features/commissions/disputes/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { readerLocale } from '#shared/places/regions.ts';
import type { Step } from '../explain.ts';
import type { Receipt, ReceiptForPartner } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';
import { lineHistory } from './line-history.ts';

interface BookedLine {
  body: CarriedBody;
  created_at: string;
  region: string;
  company_name: string;
}

/** Explains why a small amount appears twice: it was taken out of one payment and added to the next. */
export async function carriedReceipt(
  asker: Call,
  company: Call,
  line: CommissionLine | CommissionLineForPartner,
): Promise<Receipt | ReceiptForPartner> {
  const bookedLine = await company.one<BookedLine>(sql`
    select e.body, l.created_at, o.region, o.name as company_name from commission_lines l
    join commission_events e on e.organization_id = l.organization_id and e.id = l.event_id
    join organizations o on o.id = l.organization_id
    where l.organization_id = ${company.organization_id} and l.id = ${line.id}`);
  const { body, created_at } = bookedLine;
  const isTaken = line.amount_minor < 0;
  const shared = {
    outline: null,
    steps: stepsOf(line, bookedLine),
    history: [
      {
        at: created_at,
        kind: 'booked' as const,
        text: breakdownTexts.history.carried(body.statement_no, isTaken),
        payout_item_id: body.item_id,
      },
      ...(await lineHistory(company, line.id, asker)),
    ],
    is_disputable: isDisputable(company, line),
    related: await otherOf(company, line.id),
    note: null,
    engine_version: null,
    known_at: null,
    input_hash: null,
  };
  if (asker.actor.mode === 'partner') return { ...shared, line };
  return { ...shared, line: line as CommissionLine, others: [], trace: null, returnable_minor: 0 };
}

function stepsOf(line: CommissionLineForPartner, { body, region }: BookedLine): Step[] {
  const { currency, amount_minor } = line;
  const amount = formatMoney(body.amount_minor, currency, readerLocale(region));
  const { carried: texts } = breakdownTexts;
  const results: Step[] = [
    { title: texts.title, detail: texts.detail(body.statement_no, amount) },
    {
      title: texts.result,
      detail: amount_minor < 0 ? texts.taken(body.statement_no) : texts.next,
      amount: { amount_minor, currency },
    },
  ];
  if (line.status !== 'void') return results;
  return [results[0]!, { title: texts.reversed, detail: texts.undone(body.statement_no) }, results[1]!];
}

function otherOf(call: Call, id: string): Promise<Receipt['related']> {
  return call.rows(sql`
    select o.id, o.number, o.kind, o.adjusts_line_id, o.amount_minor, o.currency, o.effective_on, o.status,
      o.description
    from commission_lines l join commission_lines o on o.organization_id = l.organization_id and o.event_id = l.event_id
      and o.id <> l.id
    where l.organization_id = ${call.organization_id} and l.id = ${id}`);
}
