import { isDeepStrictEqual } from 'node:util';
import type { CommissionEvent, Participant, PartnerSnapshot } from '#features/commissions/commission-engine/event.ts';
import type { PartnerFacts } from '#features/commissions/commission-engine/facts.ts';
import type { Cell, CellTypes } from '#features/commissions/commission-engine/history.ts';

/**
 * Properties of partners without an effective date that sales were rated with and that differ today, by sale and
 * partner.
 */
export type SnapshotsBySale = Record<string, Record<string, PartnerSnapshot>>;

/**
 * A partner's type, region, country, tags and fields have no effective date, unlike its tier and status. Their values
 * at the win are stored with the deal.
 */
export function recalculationChangedSince(booked: readonly Cell[], partners: readonly PartnerFacts[]): SnapshotsBySale {
  const today = new Map(
    partners.map((partner) => [partner.id, thenOf({ ...partner, regions: partner.regions ?? [] })]),
  );
  const snapshots: SnapshotsBySale = {};
  for (const { key, value } of booked) {
    for (const { partner, profile } of (value as CellTypes['sale']).seats) {
      const then = thenOf(profile);
      if (isDeepStrictEqual(then, today.get(partner))) continue;
      snapshots[key] ??= {};
      snapshots[key][partner] = then;
    }
  }
  return snapshots;
}

function thenOf(
  partner: Pick<PartnerFacts, 'type' | 'country' | 'tags' | 'custom'> & { regions: string[] },
): PartnerSnapshot {
  const { type, regions, country, tags, custom } = partner;
  return { type: type ?? null, regions, country: country ?? null, tags: tags ?? [], custom: custom ?? {} };
}

/** The log with the partners' properties at the time. */
export function dealAsWon(log: readonly CommissionEvent[], then: SnapshotsBySale): CommissionEvent[] {
  return log.map((event) => {
    const snapshotByPartner = then[event.type === 'sale' ? event.id : event.of];
    if (!snapshotByPartner || !('participants' in event) || !event.participants) return event;
    const participants = event.participants.map((one): Participant => {
      const was = snapshotByPartner[one.partner];
      return was ? { ...one, was } : one;
    });
    return { ...event, participants };
  });
}
