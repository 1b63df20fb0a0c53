import { defineMilestones } from '#server/extension-points/milestones.ts';
import { sentence } from '#shared/text/sentence.ts';

/** The tier with which a partner starts is no milestone; a higher one is, once. */
export const milestones = defineMilestones([
  {
    kind: 'tier_reached',
    can: 'partners:view',
    on: ['tier_memberships.updated'],
    reached: `select m.partner_id, m.tier_id::text as key, m.partner_id as ref_id, r.name, null::bigint as amount_minor,
        null as currency, least(m.recorded_at, (m.effective_from + 1)::timestamptz) as reached_at
      from tier_memberships m
      join partner_tiers r on r.organization_id = m.organization_id and r.id = m.tier_id
      join partners p on p.organization_id = m.organization_id and p.id = m.partner_id and p.tier_id = m.tier_id
      where m.organization_id = $1 and m.partner_id = any($2::uuid[]) and m.superseded_at is null and m.effective_to is null
        and exists (select from tier_memberships o join partner_tiers l on l.organization_id = o.organization_id and l.id = o.tier_id
          where o.organization_id = $1 and o.partner_id = m.partner_id and o.superseded_at is null and l."order" < r."order")
        and not exists (select from tier_memberships o join partner_tiers h on h.organization_id = o.organization_id and h.id = o.tier_id
          where o.organization_id = $1 and o.partner_id = m.partner_id and o.id <> m.id and o.superseded_at is null
            and h."order" >= r."order")`,
    tells: {
      company: {
        title: 'Tier reached',
        text: ({ partner, name }) => sentence`${partner} reached ${name ?? 'a new tier'}.`,
        link: { label: 'Open partner', to: '/partners/show/$partner_id' },
      },
      partner: {
        title: 'You reached a new tier',
        text: ({ name }) => sentence`You are a ${name ?? 'higher tier'} partner now.`,
        link: { label: 'See your tier', to: '/partner-tier' },
      },
    },
  },
]);
