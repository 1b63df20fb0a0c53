import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import type { Facts, TierFacts } from '#features/commissions/commission-engine/facts.ts';
import { loadFacts, withAudiences, withLateRates } from '#features/commissions/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { pastEvents, replay } from './what-if.ts';

export type TierHistory = Pick<TierFacts, 'tier' | 'effective_from' | 'effective_to'>;

/** Commissions of a period by partner and currency. */
export type Earnings = Map<string, Map<string, number>>;

/** The company's deals, ready to be replayed with other tiers. They are loaded once for several scenarios. */
export interface TierReplay {
  /**
   * Commissions of deals won from `from` to `to`, if these partners had had these tiers, with the tiers of all others
   * unchanged. Nothing is written.
   */
  earnings(supposed: ReadonlyMap<string, readonly TierHistory[]>, from: string, to: string): Promise<Earnings>;
}

/** @returns null when the company has no published incentive structures */
export async function openTierReplay(call: Call): Promise<TierReplay | null> {
  const { facts } = await loadFacts(call, 'all');
  if (facts.plans.length === 0) return null;
  const past = await withLateRates(call, await pastEvents(call), facts.program.currency);
  const events = await withAudiences(call, past);
  const known_at = call.now().toISOString();
  return {
    earnings: async (supposed, from, to) => earned(supposing(facts, supposed), events, { from, to, known_at }),
  };
}

function supposing(facts: Facts, supposed: ReadonlyMap<string, readonly TierHistory[]>): Facts {
  return {
    ...facts,
    partners: facts.partners.map((partner) => {
      const tiers = supposed.get(partner.id);
      return tiers
        ? { ...partner, tiers: tiers.map((tier) => ({ ...tier, recorded_at: '0001-01-01T00:00:00.000Z' })) }
        : partner;
    }),
  };
}

async function earned(
  facts: Facts,
  events: readonly CommissionEvent[],
  { from, to, known_at }: { from: string; to: string; known_at: string },
): Promise<Earnings> {
  const sums: Earnings = new Map();
  for (const { partner, currency, amount_minor, sold_on } of await replay(facts, events, known_at)) {
    if (sold_on < from || sold_on > to) continue;
    const own = sums.get(partner) ?? new Map<string, number>();
    own.set(currency, (own.get(currency) ?? 0) + amount_minor);
    sums.set(partner, own);
  }
  return sums;
}
