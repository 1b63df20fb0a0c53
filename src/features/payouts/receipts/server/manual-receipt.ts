import type { CommissionLine, CommissionLineForPartner } from '#features/commissions/commissions/schema.ts';
import { isDisputable } from '#features/commissions/disputes/server/service.ts';
import type { ManualBody } from '#features/commissions/manual-commissions/server/service.ts';
import { refundableAmount } from '#features/commissions/manual-commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readerLocale } from '#shared/places/regions.ts';
import { explainLaterBooking, type Step } from '../explain.ts';
import type { Receipt, ReceiptForPartner } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';
import { lineHistory } from './line-history.ts';

interface BookedLine {
  body: ManualBody;
  created_at: string;
  account_key: string;
  company_name: string;
  region: string;
  timezone: string;
  reason: string | null;
}

/**
 * Explains an amount that no rule calculated: its author, its date and the stated reason. A partner reads the company's
 * name instead of the author's.
 */
export async function manualReceipt(
  asker: Call,
  company: Call,
  line: CommissionLine | CommissionLineForPartner,
): Promise<Receipt | ReceiptForPartner> {
  const bookedLine = await company.one<BookedLine>(sql`
    select e.body, l.created_at, l.account_key, o.name as company_name, o.region, o.timezone, e.note as reason
    from commission_lines l
    join commission_events e on e.organization_id = l.organization_id and e.id = l.event_id
    join organizations o on o.id = l.organization_id
    where l.organization_id = ${company.organization_id} and l.id = ${line.id}`);
  const related = await relatedTo(company, line, bookedLine.account_key);
  const isPartner = asker.actor.mode === 'partner';
  const shared = {
    outline: null,
    steps: stepsOf(line, bookedLine, related, isPartner ? bookedLine.company_name : bookedLine.body.by_name),
    history: await lineHistory(company, line.id, asker),
    is_disputable: isDisputable(company, line),
    related,
    note: null,
    engine_version: null,
    known_at: null,
    input_hash: null,
  };
  if (isPartner) return { ...shared, line };
  const returnable_minor = await refundableAmount(company, line.id);
  return { ...shared, line: line as CommissionLine, others: [], trace: null, returnable_minor };
}

function stepsOf(
  line: CommissionLineForPartner,
  bookedLine: BookedLine,
  related: Receipt['related'],
  who: string,
): Step[] {
  const { region, timezone, created_at, body } = bookedLine;
  const day = (iso: string, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(readerLocale(region), { dateStyle: 'medium', timeZone }).format(new Date(iso));
  const month = (key: string) =>
    new Intl.DateTimeFormat(readerLocale(region), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${key}-01`),
    );
  const corrected = related.find(({ id }) => id === line.adjusts_line_id);
  const until = line.held_until ?? line.release_on;
  const { manual: texts } = breakdownTexts;
  const on = day(line.effective_on);
  return [
    {
      title: texts.titles[body.what],
      detail:
        body.what === 'reimbursed'
          ? texts.approved(who, day(created_at, timezone))
          : texts.entered(who, day(created_at, timezone)),
    },
    { title: texts.reason, detail: line.description },
    ...(corrected
      ? [
          {
            title: texts.corrected,
            detail: texts.correctedDetail(corrected.number, corrected.description),
            amount: { amount_minor: corrected.amount_minor, currency: corrected.currency },
          },
        ]
      : []),
    ...explainLaterBooking([line.effective_on], body.books, month),
    {
      title: breakdownTexts.carried.result,
      detail:
        line.amount_minor <= 0
          ? texts.booked(on)
          : until > line.effective_on
            ? texts.bookedOnHold(on, day(until))
            : texts.bookedPayable(on),
      amount: { amount_minor: line.amount_minor, currency: line.currency },
    },
  ];
}

function relatedTo(call: Call, line: CommissionLineForPartner, account_key: string): Promise<Receipt['related']> {
  return call.rows(sql`
    select id, number, kind, adjusts_line_id, amount_minor, currency, effective_on, status, description
    from commission_lines
    where organization_id = ${call.organization_id} and id <> ${line.id}
      and (account_key = ${account_key} or id = ${line.adjusts_line_id} or adjusts_line_id = ${line.id}) order by number`);
}
