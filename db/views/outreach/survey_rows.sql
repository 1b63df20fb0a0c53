-- Surveys with their audience and the latest round.
create view survey_rows with (security_invoker = true) as
select
  s.*,
  a.name as audience_name,
  r.opened_at as last_sent_at,
  r.closes_at,
  coalesce(r.asked, 0) as asked,
  coalesce(r.answered, 0) as answered
from surveys s
left join audiences a on a.organization_id = s.organization_id and a.id = s.audience_id
left join lateral (
  select r.opened_at, r.closes_at,
    (select count(*)::int from survey_invitations i where i.organization_id = r.organization_id and i.round_id = r.id) as asked,
    (select count(*)::int from survey_responses p where p.organization_id = r.organization_id and p.round_id = r.id) as answered
  from survey_rounds r where r.organization_id = s.organization_id and r.survey_id = s.id
  order by r.opened_at desc, r.id desc limit 1
) r on true;

grant select on survey_rows to tandem_app, tandem_partner, tandem_system;
