import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import type { NewsItem, Standing } from '../schema.ts';

const SHOWN = 8;

/** The partner's tier on this day, and the next change if one is decided. */
export async function standing(call: Call): Promise<Standing> {
  const rows = await call.rows<NonNullable<Standing['now']>>(
    `select t.name, t.colour, m.effective_from as since, m.effective_to as until
     from tier_memberships m join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
     where m.organization_id = $1 and m.partner_id = $2 and m.superseded_at is null and (m.effective_to is null or m.effective_to > $3)
     order by m.effective_from, m.recorded_at`,
    [call.organization_id, partnerOf(call), call.today()],
  );
  const today = call.today();
  return {
    now: rows.findLast(({ since }) => since <= today) ?? null,
    next: rows.find(({ since }) => since > today) ?? null,
  };
}

/** What the company did lately that this partner should know: decisions, payments, tiers, messages; newest first. */
export async function news(call: Call): Promise<NewsItem[]> {
  return call.rows<NewsItem>(
    `select * from (
       (select 'registration' as kind, r.id as ref_id, r.account_name as title, e.to_status as status, e.reason_text as detail,
          null::bigint as amount_minor, null as currency, e.at
        from deal_registrations r
        join deal_registration_events e on e.organization_id = r.organization_id and e.registration_id = r.id
        where r.organization_id = $1 and r.partner_id = $2 and e.actor_side <> 'partner' and e.from_status is distinct from e.to_status
          and e.to_status in ('approved', 'rejected', 'info_requested', 'converted', 'expired', 'revoked')
        order by e.at desc limit ${SHOWN})
       union all
       (select 'payment', i.id, coalesce(i.statement_no, ''), i.status, null, i.amount_minor, i.currency,
          case when i.status = 'paid' then i.paid_on::timestamptz else i.updated_at end
        from payout_items i where i.organization_id = $1 and i.partner_id = $2 and i.status in ('paid', 'failed', 'returned')
        order by case when i.status = 'paid' then i.paid_on::timestamptz else i.updated_at end desc limit ${SHOWN})
       union all
       (select 'tier', m.id, t.name, null, m.effective_from::text, null, null, m.recorded_at
        from tier_memberships m join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
        where m.organization_id = $1 and m.partner_id = $2 and m.superseded_at is null
        order by m.recorded_at desc limit ${SHOWN})
       union all
       (select 'note', o.id, o.name, null, left(n.body, 200), null, null, n.created_at
        from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id
        where n.organization_id = $1 and n.author_partner_id is null and n.archived_at is null
        order by n.created_at desc limit ${SHOWN})
     ) news order by at desc, ref_id limit ${SHOWN}`,
    [call.organization_id, partnerOf(call)],
  );
}

function partnerOf(call: Call): string {
  if (!call.actor.partner_id) throw notFound('This partner');
  return call.actor.partner_id;
}
