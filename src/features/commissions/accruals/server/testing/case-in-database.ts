import { createHash } from 'node:crypto';
import type { Case, CaseEvent } from '#features/commissions/commission-engine/case-model.ts';
import { type CaseLineResult, dayOf, eventOf } from '#features/commissions/commission-engine/case-replay.ts';
import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import { ingestEvents } from '#features/commissions/commissions/server/events.ts';
import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { requestRecalculation, takeRecalculationStep } from '#features/commissions/recalculations/server/service.ts';
import { openBooks, verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import type { Company, World } from '#server/testing/world.ts';
import { type Ids, insertCase } from './planted-case.ts';
import { givenDeal } from './program.ts';

/** Maps a name of a case to an id of this database; the same name gives the same id within a case. */
function idOf(given: Case, kind: string, name: string): string {
  const hash = createHash('sha256').update(`${given.id} ${kind} ${name}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

async function happen(company: Company, given: Case, ids: Ids, raw: CaseEvent): Promise<string[]> {
  const original = given.events.find(({ id }) => id === raw.replay_of);
  const event = eventOf({ ...original, ...raw }, given);
  const uuid = (name: string) => idOf(given, 'event', name);
  ids.event.set(uuid(raw.id), raw.id);
  return company.within(async (call) => {
    const dealName = event.type === 'sale' ? (event.deal ?? event.id) : undefined;
    if (dealName && !ids.deal.has(dealName))
      ids.deal.set(dealName, await givenDeal(call, { partners: [], status: 'open' }));
    const participants =
      'participants' in event
        ? event.participants?.map((one) => ({ ...one, partner: ids.partner.get(one.partner)! }))
        : undefined;
    const mapped = {
      ...event,
      id: uuid(raw.id),
      ...('of' in event && { of: uuid(event.of) }),
      ...(participants && { participants }),
      ...(dealName && { deal: ids.deal.get(dealName)! }),
    } as CommissionEvent;
    delete mapped.replay_of;
    await openBooks(call);
    const outcomes = await ingestEvents(call, [
      {
        event: JSON.parse(JSON.stringify(mapped)),
        source: 'case',
        external_id: raw.replay_of ?? raw.id,
        kind: event.type,
        opportunity_id: null,
        account_id: null,
        of_event_id: null,
        currency: 'currency' in event ? event.currency : given.program.currency,
        note: null,
        partners: participants?.map(({ partner }) => partner) ?? [...ids.partner.values()],
      },
    ]);
    const failed = outcomes.find(({ failure }) => failure !== null);
    if (failed) throw new Error(failed.failure!);
    return outcomes.length === 0 ? ['duplicate_event'] : outcomes[0]!.codes;
  });
}

async function pay(company: Company, ids: Ids, event: string, on: string) {
  const nameOf = new Map([...ids.partner].map(([name, id]) => [id, name]));
  await company.within(releaseDue);
  return company.within(async (call) => {
    const currencies = await call.rows<{ currency: string }>(sql`
      select distinct currency from commission_lines
      where organization_id = ${call.organization_id} and status = 'payable' and release_on <= ${on} order by currency`);
    const payouts: object[] = [];
    for (const { currency } of currencies) {
      const id = await createPayout(call, { currency, cutoff_on: on });
      const rows = await call.rows<{ partner_id: string; result: string; amount_minor: number }>(sql`
        select partner_id, result, amount_minor from payout_items
        where organization_id = ${call.organization_id} and batch_id = ${id} order by created_at, partner_id`);
      for (const { partner_id, result, amount_minor } of rows) {
        const isPaid = result === 'due';
        payouts.push({
          event,
          partner: nameOf.get(partner_id),
          currency,
          result: isPaid ? 'paid' : result,
          amount_minor: isPaid ? amount_minor : 0,
          balance_minor: isPaid ? 0 : amount_minor,
        });
      }
      if (!rows.some(({ result }) => result === 'due')) continue;
      await takePayoutStep.submit(call, id, {});
      await takePayoutStep.approve(call, id, {});
      await takePayoutStep.pay(call, id, { paid_on: on });
    }
    return payouts;
  });
}

/** Runs one case through ingestEvents, releases, recalculations and payouts, day by day as facts become known. */
export async function replayInDatabase(world: World, given: Case) {
  const company = await world.company(given.id);
  world.clock.set('2020-01-01T12:00:00Z');
  const { ids, facts } = await insertCase(company, given);
  const traces: { event: string; code: string }[] = [];
  const payouts: object[] = [];
  let today = '2020-01-01';
  const know = async (until: string) => {
    while (facts[0] && facts[0].at.slice(0, 10) <= until) {
      const { at, work } = facts.shift()!;
      world.clock.set(`${at.slice(0, 10) < today ? today : at.slice(0, 10)}T06:00:00Z`);
      await company.within(work);
    }
  };
  for (const raw of given.events) {
    const at = dayOf(raw.at, given.program.timezone);
    if (at > today) today = at;
    await know(today);
    world.clock.set(`${today}T12:00:00Z`);
    if (raw.type === 'payout_run') payouts.push(...(await pay(company, ids, raw.id, at)));
    else if (raw.type === 'recalc') {
      await company.within(async (call) => {
        const id = await requestRecalculation(call, { reason: 'The case says so' });
        await takeRecalculationStep.approve(call, id, {});
        const { event_id } = await call.one<{ event_id: string }>(sql`
          select event_id from commission_recalculations where organization_id = ${call.organization_id} and id = ${id}`);
        ids.event.set(event_id, raw.id);
      });
    } else for (const code of await happen(company, given, ids, raw)) traces.push({ event: raw.id, code });
  }
  const partnerName = new Map([...ids.partner].map(([name, id]) => [id, name]));
  const lines = await company.within((call) =>
    call.rows<{
      event_id: string;
      partner_id: string;
      rule_id: string;
      kind: string;
      amount_minor: number;
      currency: string;
    }>(sql`
      select event_id, partner_id, rule_id, kind, amount_minor, currency from commission_lines
      where organization_id = ${call.organization_id} order by number`),
  );
  return {
    lines: lines.map(
      ({ event_id, partner_id, rule_id, ...line }): CaseLineResult => ({
        event: ids.event.get(event_id)!,
        partner: partnerName.get(partner_id)!,
        rule: rule_id,
        ...line,
      }),
    ),
    traces,
    payouts,
    ledger: await company.within(verifyLedger),
  };
}
