import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { DealAttribution, EntryKind } from '../../schema.ts';

interface Entry {
  at: string;
  kind: EntryKind;
  title: string;
  detail: string | null;
  partner_id: string | null;
  partner_name: string | null;
  to: string | null;
}

/** Everything that led to a deal in chronological order, and the partners credited. */
export async function attributionOf(call: Call, opportunity_id: string): Promise<DealAttribution> {
  await call.one(
    sql`select from opportunities where organization_id = ${call.organization_id} and id = ${opportunity_id}`,
    'This opportunity',
  );
  const entries = await call.rows<Entry>(sql`
    with deal as (select o.id, o.organization_id, o.account_id, a.domain_key, a.name_key from opportunities o
        left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
        where o.organization_id = ${call.organization_id} and o.id = ${opportunity_id}),
    customers as (
      select distinct c.id from tracked_customers c where c.organization_id = ${call.organization_id} and (
        c.account_id = (select account_id from deal)
        or c.id in (select e.customer_id from tracked_events e
          where e.organization_id = ${call.organization_id} and e.opportunity_id = ${opportunity_id})))
    select x.at, x.kind, x.title, x.detail, x.partner_id, p.name as partner_name, x.to from (
      select k.at, 'click' as kind, 'Click on ' || l.name as title, k.referrer_host as detail, l.partner_id,
        '/referral-links/edit/' || l.id as to
      from tracked_clicks k join referral_links l on l.organization_id = k.organization_id and l.id = k.link_id
      where k.organization_id = ${call.organization_id} and k.customer_id in (select id from customers)
      union all
      select e.occurred_at, e.kind,
        case e.kind when 'lead' then 'Lead' when 'sale' then 'Sale ' || e.external_id else 'Refund ' || e.external_id
        end,
        e.note, e.partner_id,
          case when e.opportunity_id is not null
          and e.opportunity_id <> ${opportunity_id} then '/commissions/opportunities/show/' || e.opportunity_id end
      from tracked_events e
      where e.organization_id = ${call.organization_id}
        and (e.opportunity_id = ${opportunity_id} or e.kind = 'lead' and e.customer_id in (select id from customers))
      union all
      select e.occurred_at, 'coupon', 'Coupon ' || c.code, c.description, c.partner_id, null
      from tracked_events e join coupon_codes c on c.organization_id = e.organization_id and c.id = e.coupon_id
      where e.organization_id = ${call.organization_id} and e.opportunity_id = ${opportunity_id}
      union all
      select v.at, 'registration', 'Registration ' || r.number || ' ' || replace(v.to_status, '_', ' '), r.title,
        r.partner_id,
        '/partners/pending/opportunities/show/' || r.id
      from deal_registrations r join deal on true
      join deal_registration_events v on v.organization_id = r.organization_id and v.registration_id = r.id
      where r.organization_id = ${call.organization_id} and r.status <> 'draft'
        and v.to_status in ('submitted', 'approved', 'rejected', 'converted', 'expired', 'released', 'revoked')
        and (r.opportunity_id = ${opportunity_id} or r.domain_key is not null and r.domain_key = deal.domain_key
          or r.domain_key is null and deal.domain_key is null and r.name_key = deal.name_key)
      union all
      select s.at, 'stage', case when f.id is null then 'Created in ' || t.name else f.name || ' → ' || t.name end,
        s.reason, null, null
      from opportunity_stage_events s join opportunity_stages t on t.organization_id = s.organization_id
        and t.id = s.to_stage_id
      left join opportunity_stages f on f.organization_id = s.organization_id and f.id = s.from_stage_id
      where s.organization_id = ${call.organization_id} and s.opportunity_id = ${opportunity_id}
      union all
      select d.created_at, 'decision',
        case d.method when 'none' then 'No partner credited' when 'rejected' then 'Credit rejected' else
        'Credit decided' end,
        d.reason, d.partner_id, null
      from attribution_decisions d
      where d.organization_id = ${call.organization_id} and d.opportunity_id = ${opportunity_id}
      union all
      select coalesce(c.decided_at, c.created_at), 'risk', 'Risk case ' || c.status || ': ' || c.summary, c.reason,
        c.partner_id, '/referral-links/risk/' || c.id
      from risk_cases c
      where c.organization_id = ${call.organization_id} and c.customer_id in (select id from customers)
      union all
      select n.created_at, 'contract', 'Account listed in a contract', null, n.partner_id, null
      from contract_accounts n
      where n.organization_id = ${call.organization_id} and n.account_id = (select account_id from deal)
    ) x left join partners p on p.organization_id = ${call.organization_id} and p.id = x.partner_id
    order by x.at, x.kind limit 500`);
  const decision = await call.maybe<NonNullable<DealAttribution['decision']>>(sql`
    select d.method, d.model, d.reason, d.decided_by_name, d.created_at,
      coalesce((select json_agg(json_build_object('partner_id', s.partner_id, 'partner_name', p.name, 'weight',
        s.weight) order by s.n)
        from jsonb_array_elements(d.shares) with ordinality e(share, n)
        cross join lateral (select (share->>'partner_id')::uuid as partner_id, (share->>'weight')::int as weight, n) s
        left join partners p on p.organization_id = d.organization_id and p.id = s.partner_id), '[]') as shares
    from attribution_decisions d
    where d.organization_id = ${call.organization_id} and d.opportunity_id = ${opportunity_id} order by d.seq desc
    limit 1`);
  return { decision: decision ?? null, entries };
}
