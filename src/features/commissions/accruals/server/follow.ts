import type { FollowUpEvent } from '#features/commissions/commission-engine/event.ts';
import type { Outcome } from '#features/commissions/commissions/server/service.ts';
import { type IncomingEvent, ingestEvents } from '#features/commissions/commissions/server/service.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { Accrued } from '../schema.ts';
import { currentSale, type Deal, readDeals } from './deals.ts';

export type Sale = ReturnType<typeof currentSale>;
export type FollowUp = Pick<IncomingEvent, 'kind' | 'source' | 'external_id' | 'note'> & { event: FollowUpEvent };

/** Ingests one event about a deal that was won or will be won. A repeated event changes nothing. */
export async function follow(
  call: Call,
  id: string,
  eventOf: (deal: Deal, sale: Sale) => FollowUp | undefined,
  concerned: (company: Call, deal: Deal) => Promise<Sale> = async (_company, deal) => currentSale(deal),
): Promise<Accrued> {
  return call.asCompany(async (company) => {
    // Locks the deal before the books, as moves and amendments do, so that requests cannot deadlock.
    const { is_archived } = await company.one<{ is_archived: boolean }>(
      sql`
        select archived_at is not null as is_archived from opportunities
        where organization_id = ${company.organization_id} and id = ${id}
        for key share`,
      'This deal',
    );
    await openBooks(company);
    const deal = await dealOf(company, id);
    const sale = await concerned(company, deal);
    const given = eventOf(deal, sale);
    if (!given) return accrualResult(deal, sale.id, undefined, false);
    const recordedEvent = await company.maybe<{ id: string; kind: string; opportunity_id: string | null }>(sql`
      select id, kind, opportunity_id from commission_events
      where organization_id = ${company.organization_id} and source = ${given.source}
        and external_id = ${given.external_id}`);
    if (recordedEvent && recordedEvent.opportunity_id !== deal.id) {
      throw invalid({ external_id: [`is already the reference of another deal’s ${given.kind}`] });
    }
    // A payment and its refund under one name would be taken for a repeat, and the second would be lost unnoticed.
    if (recordedEvent && recordedEvent.kind !== given.kind)
      throw invalid({
        external_id: [
          `is already the reference of a ${recordedEvent.kind}; enter a different one for the ${given.kind}`,
        ],
      });
    if (recordedEvent) return accrualResult(deal, recordedEvent.id, undefined, true);
    // The event would wait for a win that cannot come.
    if (is_archived && !sale.exists)
      throw conflict('This deal is archived. Restore it before you record payments or refunds.');
    const [outcome] = await ingestEvents(company, [followUpSale(deal, sale, given)]);
    return accrualResult(deal, given.event.id, outcome, true);
  });
}

export async function dealOf(call: Call, id: string): Promise<Deal> {
  const [deal] = await readDeals(call, [id]);
  if (!deal) throw notFound('This deal');
  return deal;
}

export function partnersOf({ facts }: Deal): string[] {
  return facts.participants.map(({ partner }) => partner);
}

export function followUpSale(deal: Deal, sale: Sale, given: FollowUp): IncomingEvent {
  return {
    ...given,
    opportunity_id: deal.id,
    account_id: deal.account_id,
    of_event_id: sale.exists ? sale.id : null,
    currency: deal.facts.currency,
    partners: partnersOf(deal),
  };
}

export function accrualResult(
  deal: Deal,
  event_id: string,
  outcome: Outcome | undefined,
  hasPartners: boolean,
): Accrued {
  return {
    opportunity_id: deal.id,
    event_id,
    result: outcome?.result ?? (hasPartners ? 'repeat' : 'nobody'),
    codes: outcome?.codes ?? [],
    lines: outcome?.rating?.lines.length ?? 0,
    failure: outcome?.failure ?? null,
  };
}
