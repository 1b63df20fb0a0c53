-- The ratings of partners by their published reviews; none below three. A disputed review still counts, so that a dispute
-- does not improve a rating.
create view partner_ratings with (security_invoker = true) as
select r.organization_id, r.partner_id, count(*)::int as count,
  case when count(*) >= 3 then round(avg(r.rating), 1) end as rating,
  case when count(*) >= 3 then round(avg(r.cooperation), 1) end as cooperation,
  case when count(*) >= 3 then round(avg(r.quality), 1) end as quality,
  case when count(*) >= 3 then round(avg(r.schedule), 1) end as schedule,
  case when count(*) >= 3 then round(avg(r.budget), 1) end as budget
from reviews r
where r.status in ('published', 'disputed')
group by r.organization_id, r.partner_id;

grant select on partner_ratings to tandem_app, tandem_partner, tandem_system;
