-- Claims with their request, their files and what came of their leads.
create view mdf_claim_rows with (security_invoker = true) as
select
  c.*,
  r.number as request_number, r.title as request_title, r.activity, r.claim_by,
  f.name as fund_name, f.currency,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id,
  l.number as line_number,
  i.invoices, i.proofs,
  coalesce(s.leads, 0)::int as leads, coalesce(s.registered, 0)::int as registered, coalesce(s.won, 0)::int as won,
  coalesce(s.pipeline_minor, 0)::bigint as pipeline_minor, coalesce(s.won_minor, 0)::bigint as won_minor
from mdf_claims c
left join mdf_requests r on r.organization_id = c.organization_id and r.id = c.request_id
left join mdf_funds f on f.organization_id = c.organization_id and f.id = c.fund_id
left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
left join commission_lines l on l.organization_id = c.organization_id and l.id = c.line_id
left join lateral (
  select count(*) filter (where purpose = 'invoice')::int as invoices, count(*) filter (where purpose = 'proof')::int as proofs
  from mdf_claim_files a where a.organization_id = c.organization_id and a.claim_id = c.id
) i on true
left join lateral (
  select count(*) as leads, count(e.registration_id) as registered, count(*) filter (where o.status = 'won') as won,
    -- A registration that two leads led to counts once.
    (select sum(g.amount_minor) from deal_registrations g where g.organization_id = c.organization_id and g.currency = f.currency
      and g.id in (select x.registration_id from mdf_claim_leads x where x.organization_id = c.organization_id and x.claim_id = c.id)
    ) as pipeline_minor,
    (select sum(w.amount_minor) from opportunities w where w.organization_id = c.organization_id and w.currency = f.currency and w.status = 'won'
      and w.id in (select g.opportunity_id from mdf_claim_leads x join deal_registrations g on g.organization_id = x.organization_id and g.id = x.registration_id
        where x.organization_id = c.organization_id and x.claim_id = c.id)
    ) as won_minor
  from mdf_claim_leads e
  left join deal_registrations d on d.organization_id = e.organization_id and d.id = e.registration_id
  left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id
  where e.organization_id = c.organization_id and e.claim_id = c.id
) s on true;

grant select on mdf_claim_rows to tandem_app, tandem_partner, tandem_system;
