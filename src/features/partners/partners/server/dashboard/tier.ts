import { partnerOf, type Reader } from '#server/figures/ask.ts';
import { instantText, MAX_RECENT_EVENTS, type RecentEvents } from '#server/figures/define.ts';
import { spansOf } from '#server/figures/periods.ts';
import type { Standing } from '#shared/figures.ts';
import { measureOf } from '#shared/measures.ts';

interface Membership {
  tier_id: string;
  name: string;
  since: string;
  until: string | null;
}

/** A partner's tier on this day, the next change if one is decided, the ladder, and what it won this year for it. */
export const tier: Reader = (ask) => {
  const memberships = ask.select<Membership>(
    (p) => `select m.tier_id, t.name, m.effective_from as since, m.effective_to as until
     from tier_memberships m join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
     where m.organization_id = $1::uuid and m.partner_id = ${p.add(partnerOf(ask))}::uuid and m.superseded_at is null
       and (m.effective_to is null or m.effective_to > ${p.add(ask.today)}::date)
     order by m.effective_from, m.recorded_at`,
  );
  const ladder = ask.select<Standing['ladder'][0]>(
    () => `select id, name, color, benefits from partner_tiers
     where organization_id = $1::uuid and archived_at is null order by "order", name, id`,
  );
  const { now, before } = spansOf('this_year', ask.today);
  const won = ask.measure(measureOf('won_revenue'), { id: 'won', span: now, before });
  const deals = ask.measure(measureOf('won_deals'), { id: 'deals', span: now, before });
  return () => {
    const tierMemberships = memberships();
    const current = tierMemberships.findLast(({ since }) => since <= ask.today);
    const next = tierMemberships.find(({ since }) => since > ask.today);
    return {
      standing: {
        tier_id: current?.tier_id ?? null,
        since: current?.since ?? null,
        until: current?.until ?? null,
        next: next ? { tier_id: next.tier_id, name: next.name, since: next.since } : null,
        ladder: ladder(),
      },
      measured: { series: [], groups: [], items: [won(), deals()] },
    };
  };
};

export const tierChanges: RecentEvents = {
  kind: 'tier',
  latest: (ask, p) => `select 'tier' as kind, m.id, t.name as title, m.effective_from::text as detail, null as status,
      ${instantText('m.recorded_at')} as at, null::bigint as amount_minor, null as currency, false as is_own, m.recorded_at as happened
    from tier_memberships m join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
    where m.organization_id = $1::uuid and m.partner_id = ${p.add(partnerOf(ask))}::uuid and m.superseded_at is null
    order by m.recorded_at desc limit ${MAX_RECENT_EVENTS}`,
};
