import type { Trace, TraceCode } from '#features/commissions/commission-engine/trace.schema.ts';
import { noPaymentReasons, reasons } from '#features/commissions/commissions/reasons.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { said } from '#shared/text/labels.ts';
import type { DealExplanation } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';

interface EventRow {
  id: string;
  kind: DealExplanation['events'][number]['kind'];
  occurred_on: string;
  status: DealExplanation['events'][number]['status'];
  result: DealExplanation['events'][number]['result'];
  codes: TraceCode[];
  note: string | null;
  seats: Trace['inputs']['seats'] | null;
  /** The commission is earned as the customer pays, and no payment was recorded yet. */
  awaits_payment: boolean;
}

/**
 * Explains a deal's commission or its absence. A partner gets the same answer about its own part; codes that could
 * reveal another partner's share are left out.
 */
export async function explainDeal(call: Call, opportunity_id: string): Promise<DealExplanation> {
  const deal = await call.one<{ status: string }>(
    sql`select status from opportunities where organization_id = ${call.organization_id} and id = ${opportunity_id}`,
    'This deal',
  );
  const totals = await call.rows<DealExplanation['totals'][number]>(sql`
    select currency, sum(amount_minor)::bigint as amount_minor, count(*)::int as count from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} group by currency
    order by currency`);
  const partner_id = call.actor.partner_id;
  return call.asCompany(async (company) => {
    const { participants, confirmed } = await company.one<{ participants: number; confirmed: number }>(sql`
      select count(*)::int as participants, count(*) filter (where status = 'confirmed')::int as confirmed
      from opportunity_participants
      where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}
        and (${partner_id}::uuid is null or partner_id = ${partner_id})`);
    const events = await company.rows<EventRow>(sql`
      select e.id, e.kind, e.occurred_on, e.status, e.result, e.codes, e.note,
        (select r.trace->'inputs'->'seats' from commission_ratings r
          where r.organization_id = e.organization_id and r.event_id = e.id
         order by r.created_at desc, r.id desc limit 1) as seats,
        exists (select from commission_ratings r, jsonb_array_elements(r.trace->'settlements') s
         where r.organization_id = e.organization_id and r.event_id = e.id and s->>'reason' = 'sale'
           and s->>'received_minor' = '0'
           and (s->>'gross_minor')::bigint > 0
             and (${partner_id}::uuid is null or s->>'partner' = ${partner_id}::uuid::text)) as awaits_payment
      from commission_events e
      where e.organization_id = ${call.organization_id} and e.opportunity_id = ${opportunity_id} order by e.seq`);
    const shown = events.map((event) => ({
      ...event,
      codes: partner_id ? codesFor(partner_id, event, totals.length > 0) : event.codes,
    }));
    const codes = [...new Set(shown.flatMap((event) => event.codes))];
    return {
      opportunity_id,
      answer: answer(deal.status, { participants, confirmed }, shown, codes, totals),
      reasons: codes.map((code) => said(reasons[code])),
      events: shown.map(({ id, kind, occurred_on, status, result, note, codes: own }) => ({
        id,
        kind,
        occurred_on,
        status,
        result,
        reasons: own.map((code) => said(reasons[code])),
        note: partner_id ? null : note,
      })),
      totals,
    };
  });
}

/** The reason of the partner's own seat; reasons for the deal as a whole only if the partner earned nothing on it. */
function codesFor(partner_id: string, { codes, seats }: EventRow, earns: boolean): TraceCode[] {
  const blocked = (seats ?? []).flatMap((seat) => (seat.partner === partner_id ? (seat.blocked ?? []) : []));
  if (blocked.length > 0) return blocked;
  const ofTheDeal: TraceCode[] = [
    'no_plan',
    'no_rule',
    'not_commissionable',
    'currency_mismatch',
    'fx_missing',
    'zero_amount',
    'parked_unmatched',
    'waited_in_vain',
    'partner_invited',
  ];
  return codes.filter((code) => code === 'period_closed' || (!earns && ofTheDeal.includes(code)));
}

function answer(
  status: string,
  people: { participants: number; confirmed: number },
  events: readonly EventRow[],
  codes: readonly TraceCode[],
  totals: DealExplanation['totals'],
): string {
  const { answers } = breakdownTexts;
  const failed = events.find((event) => event.status === 'failed');
  if (failed) return answers.failed;
  if (totals.some(({ amount_minor }) => amount_minor !== 0)) return answers.earned;
  if (totals.length > 0) return answers.clawedBack;
  if (status !== 'won') return answers.notWon;
  if (people.participants === 0) return answers.noPartner;
  if (people.confirmed === 0) return answers.notConfirmed;
  if (events.some((event) => event.awaits_payment) && !events.some(({ kind }) => kind === 'payment'))
    return answers.awaitsPayment;
  const [first] = noPaymentReasons.filter((code) => codes.includes(code));
  if (first) return said(reasons[first]);
  return events.length === 0 ? answers.notCalculated : answers.nothing;
}
