import { notFound } from '#server/errors.ts';
import type { Entry } from '../../schema.ts';
import type { Ask, Reader } from '../ask.ts';
import { sourceOf } from '../rows.ts';

const SHOWN = 10;

/** One group without a list behind it: the newest of several kinds. */
const newest = (entries: () => Entry[]) => () => ({
  listed: [{ id: 'newest', all: null, late: null, entries: entries() }],
});
const noMoney = 'null::bigint as amount_minor, null as currency, false as is_own';

/** What happened in the programme lately: deals that closed, registrations that arrived or were decided, partners that joined. */
export const activity: Reader = (ask) => {
  const [deals, claims, partners] = [ask.rows('opportunities'), ask.rows('deal_registrations'), ask.rows('partners')];
  return newest(
    ask.select<Entry>(
      (p) => `select * from (
        (select 'deal' as kind, t.id, t.name as title, coalesce(t.partner_name, t.account_name) as detail, e.to_category as status, e.at,
            t.amount_minor, t.currency, false as is_own
          from (select e.opportunity_id, s.category as to_category, e.at from opportunity_stage_events e
            join opportunity_stages s on s.organization_id = e.organization_id and s.id = e.to_stage_id
            where e.organization_id = $1::uuid and s.category <> 'open' order by e.at desc limit 200) e
          join ${sourceOf(deals, p).replace(' where ', ' on t.id = e.opportunity_id where ')}
          order by e.at desc limit ${SHOWN})
        union all
        (select 'registration', t.id, t.account_name, t.partner_name, e.to_status, e.at, t.amount_minor, t.currency, false
          from (select e.registration_id, e.to_status, e.at from deal_registration_events e
            where e.organization_id = $1::uuid and e.from_status is distinct from e.to_status
              and e.to_status in ('pending_review', 'approved', 'rejected', 'expired', 'withdrawn', 'revoked') order by e.at desc limit 200) e
          join ${sourceOf(claims, p).replace(' where ', ' on t.id = e.registration_id where ')}
          order by e.at desc limit ${SHOWN})
        union all
        (select 'partner', t.id, t.name, coalesce(t.type_name, t.region_name), 'joined', t.joined_on::timestamptz, ${noMoney}
          from ${sourceOf(partners, p)} and t.joined_on is not null order by t.joined_on desc limit ${SHOWN})
      ) happened order by at desc, id limit ${SHOWN}`,
    ),
  );
};

/** What the company did lately that this partner should know: decisions, payments, tiers, messages; newest first. */
export const news: Reader = (ask) =>
  newest(
    ask.select<Entry>((p) => {
      const partner = `${p.add(partnerOf(ask))}::uuid`;
      return `select * from (
       (select 'registration' as kind, r.id, r.account_name as title, e.reason_text as detail, e.to_status as status, e.at,
          null::bigint as amount_minor, null as currency, false as is_own
        from deal_registrations r
        join deal_registration_events e on e.organization_id = r.organization_id and e.registration_id = r.id
        where r.organization_id = $1::uuid and r.partner_id = ${partner} and e.actor_side <> 'partner' and e.from_status is distinct from e.to_status
          and e.to_status in ('approved', 'rejected', 'info_requested', 'converted', 'expired', 'revoked')
        order by e.at desc limit ${SHOWN})
       union all
       (select 'payment', i.id, coalesce(i.statement_no, ''), null, i.status,
          case when i.status = 'paid' then i.paid_on::timestamptz else i.updated_at end, i.amount_minor, i.currency, false
        from payout_items i where i.organization_id = $1::uuid and i.partner_id = ${partner} and i.status in ('paid', 'failed', 'returned')
        order by 6 desc limit ${SHOWN})
       union all
       (select 'tier', m.id, t.name, m.effective_from::text, null, m.recorded_at, ${noMoney}
        from tier_memberships m join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
        where m.organization_id = $1::uuid and m.partner_id = ${partner} and m.superseded_at is null
        order by m.recorded_at desc limit ${SHOWN})
       union all
       (select 'deal', o.id, o.name, left(n.body, 200), 'note', n.created_at, ${noMoney}
        from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id
        where n.organization_id = $1::uuid and n.author_partner_id is null and n.archived_at is null
        order by n.created_at desc limit ${SHOWN})
     ) news order by at desc, id limit ${SHOWN}`;
    }),
  );

export function partnerOf(ask: Ask): string {
  const { partner_id } = ask.call.actor;
  if (!partner_id) throw notFound('This partner');
  return partner_id;
}
