-- Prospects with their score and what their website says.
create view prospect_rows with (security_invoker = true) as
select
  p.*,
  t.name as type_name,
  r.name as region_name,
  partner.name as partner_name,
  (select u.full_name
    from people u
    where u.organization_id = p.organization_id and u.id = p.owner_user_id) as owner_name,
  s.score,
  s.possible as score_possible,
  s.verdict,
  coalesce(s.reasons, '[]') as score_reasons,
  s.profile_id,
  f.name as profile_name,
  w.status as site_status,
  w.message as site_message,
  w.read_at as site_read_at,
  coalesce(w.findings, '[]') as site_findings
from prospects p
left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
left join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
left join partners partner on partner.organization_id = p.organization_id and partner.id = p.partner_id
left join prospect_scores s on s.organization_id = p.organization_id and s.prospect_id = p.id
left join prospect_profiles f on f.organization_id = s.organization_id and f.id = s.profile_id
left join prospect_sites w on w.organization_id = p.organization_id and w.host = p.domain;

grant select on prospect_rows to tandem_app, tandem_partner, tandem_system;
