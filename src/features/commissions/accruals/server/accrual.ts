import { isDeepStrictEqual } from 'node:util';
import type { AmendEvent, FollowUpEvent, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import {
  holdPartially,
  type IncomingEvent,
  ingestEvents,
  partialHoldsOf,
  withoutAudiences,
} from '#features/commissions/commissions/server/service.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { laterOf } from '#shared/time/dates.ts';
import type { Accrued } from '../schema.ts';
import { cancellationsOf } from './cancellations.ts';
import { dealAsSold } from './deal-as-sold.ts';
import { currentSale, type Deal, readDeals } from './deals.ts';
import { accrualResult, dealOf, type FollowUp, follow, followUpSale, partnersOf, type Sale } from './follow.ts';

/** Rates a won deal and books what its partners earn. A win counts once, however often this is called. */
export async function accrueForOpportunity(call: Call, id: string): Promise<Accrued> {
  const [accrued] = await accrueMany(call, [id]);
  if (!accrued) throw notFound('This deal');
  return accrued;
}

/** Accrues many deals in a few statements. They are rated in the order in which they were won, as the sales in `as`. */
export async function accrueMany(
  call: Call,
  ids: readonly string[],
  as: (deal: Deal) => Deal = (deal) => deal,
): Promise<Accrued[]> {
  return call.asCompany(async (company) => {
    await openBooks(company);
    const deals = (await readDeals(company, ids)).map(as).sort(byWinning);
    const unwon = deals.find((deal) => deal.status !== 'won');
    if (unwon) throw conflict('Only a won deal earns commission.', { opportunity_id: unwon.id });
    const fresh = deals.filter((deal) => !currentSale(deal).exists && deal.facts.participants.length > 0);
    const outcomes = await ingestEvents(company, [...(await cancellationsOf(company, fresh)), ...fresh.map(saleOf)]);
    const byEvent = new Map(outcomes.map((outcome) => [outcome.event.id, outcome]));
    return deals.map((deal) =>
      accrualResult(deal, currentSale(deal).id, byEvent.get(currentSale(deal).id), deal.facts.participants.length > 0),
    );
  });
}

/**
 * Takes back the commission of a won deal that was lost or reopened, by its terms. `annulled` takes back all of it, as
 * if the deal had never been won. `on` is the day of the loss.
 */
export async function reverseForOpportunity(
  call: Call,
  id: string,
  reason: string,
  { annulled = false, on = call.today() }: { annulled?: boolean; on?: string } = {},
): Promise<Accrued> {
  return follow(call, id, (deal, sale) => {
    return sale.exists ? lossOf(deal, sale, reason, { annulled, on }) : undefined;
  });
}

/** Reverses deals that were never really won, in a few statements and in the order given. */
export async function cancelAccruals(call: Call, ids: readonly string[], reason: string): Promise<void> {
  await call.asCompany(async (company) => {
    // Locks deals before the books, in the same order as `follow`.
    await company.run(sql`
      select from opportunities where organization_id = ${company.organization_id} and id = any(${ids})
      order by id for key share`);
    await openBooks(company);
    const deals = new Map((await readDeals(company, ids)).map((deal) => [deal.id, deal]));
    const how = { annulled: true, on: company.today() };
    const losses = ids.flatMap((id) => {
      const deal = deals.get(id);
      const sale = deal && currentSale(deal);
      return sale?.exists ? [followUpSale(deal!, sale, lossOf(deal!, sale, reason, how))] : [];
    });
    await ingestEvents(company, losses);
  });
}

function lossOf(deal: Deal, sale: Sale, reason: string, { annulled, on }: { annulled: boolean; on: string }): FollowUp {
  const event: FollowUpEvent = {
    // A loss is not dated before the win, because nothing had been earned then.
    id: newId(),
    type: 'lost',
    at: laterOf(on, deal.closed_on ?? on),
    of: sale.id,
    ...(annulled && { annulled }),
  };
  return { event, kind: 'lost', source: 'opportunity', external_id: `${deal.id}:lost:${sale.n}`, note: reason };
}

/**
 * Books the effect of a changed amount, line, partner or share of a won deal. Does nothing when nothing that decides
 * money changed.
 */
export async function amendForOpportunity(call: Call, id: string): Promise<Accrued> {
  return call.asCompany(async (company) => {
    await openBooks(company);
    const read = await dealOf(company, id);
    const sale = currentSale(read);
    if (!sale.exists)
      return read.status === 'won' ? accrueForOpportunity(company, id) : accrualResult(read, sale.id, undefined, false);
    const said = await company.rows<{ body: SaleEvent | AmendEvent; status: string }>(sql`
      select body, status from commission_events
      where organization_id = ${company.organization_id} and kind in ('sale', 'amend')
        and (id = ${sale.id} or of_event_id = ${sale.id}) order by seq`);
    const sold = (one: Deal) =>
      dealAsSold(
        one,
        said.map(({ body }) => body),
      );
    const deal = sold(read);
    const changes = said.filter(({ status }) => status !== 'failed');
    const won = changes.map(({ body }) => body).find((body) => body.type === 'sale');
    // Another day or currency makes another sale, with other periods, tiers and rates. A refused sale can only be
    // booked as a new one.
    if (won?.at !== deal.closed_on || won.currency !== deal.facts.currency) {
      const reason = won
        ? 'The closing date or currency was corrected.'
        : 'The data behind a failed calculation was corrected.';
      const partialHolds = await partialHoldsOf(company, sale.id);
      await reverseForOpportunity(company, id, reason, { annulled: true });
      const [accrued] = await accrueMany(company, [id], sold);
      await carryMoney(company, id, sale.id);
      await holdPartially(company, accrued!.event_id, partialHolds);
      return accrued!;
    }
    const { lines, participants } = deal.facts;
    const last = changes.at(-1)?.body;
    const now = JSON.parse(JSON.stringify({ lines, participants: withoutAudiences(participants) }));
    if (last && isDeepStrictEqual({ lines: last.lines, participants: withoutAudiences(last.participants) }, now))
      return accrualResult(deal, sale.id, undefined, true);
    const event: AmendEvent = { id: newId(), type: 'amend', at: company.today(), of: sale.id, lines, participants };
    const incoming = followUpSale(deal, sale, {
      event,
      kind: 'amend',
      source: 'opportunity',
      external_id: `${deal.id}:amend:${sale.n}.${said.length}`,
      note: null,
    });
    const before = changes.flatMap(({ body }) => body.participants?.map(({ partner }) => partner) ?? []);
    const [outcome] = await ingestEvents(company, [{ ...incoming, partners: [...incoming.partners, ...before] }]);
    return accrualResult(deal, event.id, outcome, true);
  });
}

/**
 * The customer's payments and refunds belong to the deal, so they follow the corrected sale as they followed the old
 * one.
 */
async function carryMoney(company: Call, id: string, from: string): Promise<void> {
  const money = await company.rows<{
    id: string;
    kind: 'refund' | 'payment';
    note: string | null;
    body: FollowUpEvent;
  }>(sql`
    select id, kind, note, body from commission_events
    where organization_id = ${company.organization_id} and opportunity_id = ${id}
      and kind in ('refund', 'payment') and body->>'of' = ${from} and status <> 'failed' order by seq`);
  const deal = await dealOf(company, id);
  const sale = currentSale(deal);
  await ingestEvents(
    company,
    money.map(({ id: was, kind, note, body }) =>
      followUpSale(deal, sale, {
        event: { ...body, id: newId(), of: sale.id },
        kind,
        note,
        source: 'opportunity',
        external_id: `${deal.id}:${kind}:${sale.n}:${was}`,
      }),
    ),
  );
}

function byWinning(a: Deal, b: Deal): number {
  const [day, otherDay] = [a.closed_on ?? '', b.closed_on ?? ''];
  return day < otherDay ? -1 : day > otherDay ? 1 : a.number - b.number;
}

function saleOf(deal: Deal): IncomingEvent {
  const { id, n } = currentSale(deal);
  return {
    event: { id, type: 'sale', at: deal.closed_on!, ...deal.facts },
    source: 'opportunity',
    external_id: `${deal.id}:won:${n}`,
    kind: 'sale',
    opportunity_id: deal.id,
    account_id: deal.account_id,
    of_event_id: null,
    currency: deal.facts.currency,
    note: null,
    partners: partnersOf(deal),
  };
}
