-- Targets with what has been reached. Attainment is the average over the targets that are set, each counted up to 100 %.
create view partner_target_rows with (security_invoker = true) as
select x.*,
  case
    when x.attainment_ppm is null or x.status <> 'agreed' then 'none'
    when x.attainment_ppm >= 1000000 then 'met'
    when x.elapsed_ppm >= 1000000 then 'missed'
    when x.elapsed_ppm >= 200000 and x.attainment_ppm < x.elapsed_ppm * 0.8 then 'behind'
    else 'on_pace'
  end as pace
from (
  select t.*,
    to_char(t.starts_on, '"Q"Q YYYY') as quarter,
    p.name as partner_name, p.owner_user_id as partner_owner_user_id, p.type_id as partner_type_id, p.region_id as partner_region_id,
    p.region_ids as partner_region_ids,
    d.sourced_actual_minor, d.closed_actual_minor, r.registrations_actual, c.certificates_actual,
    coalesce(b.objectives_done, 0)::int as objectives_done, coalesce(b.objectives, 0)::int as objectives,
    (select (round(avg(least(actual / target, 1)), 3) * 1000000)::bigint from (values
      (t.sourced_minor::numeric, d.sourced_actual_minor::numeric), (t.closed_minor, d.closed_actual_minor),
      (t.registrations, r.registrations_actual), (t.certificates, c.certificates_actual)) v (target, actual) where target > 0) as attainment_ppm,
    greatest(0, least(1000000, round(((now() at time zone o.timezone)::date - t.starts_on)::numeric * 1000000 / (t.ends_on - t.starts_on + 1))))::bigint as elapsed_ppm
  from partner_targets t
  join organizations o on o.id = t.organization_id
  left join partners p on p.organization_id = t.organization_id and p.id = t.partner_id
  left join lateral (
    select coalesce(sum(o.amount_minor), 0)::bigint as closed_actual_minor,
      coalesce(sum(o.amount_minor) filter (where o.attribution = 'sourced'), 0)::bigint as sourced_actual_minor
    from opportunity_rows o
    where o.organization_id = t.organization_id and o.partner_id = t.partner_id and o.status = 'won' and o.archived_at is null
      and o.currency = t.currency and o.closed_on between t.starts_on and t.ends_on
  ) d on true
  left join lateral (
    select count(*)::int as registrations_actual from deal_registrations r
    where r.organization_id = t.organization_id and r.partner_id = t.partner_id and r.status <> 'draft'
      and (r.submitted_at at time zone o.timezone)::date between t.starts_on and t.ends_on
  ) r on true
  left join lateral (
    select count(*)::int as certificates_actual from certificates c
    where c.organization_id = t.organization_id and c.partner_id = t.partner_id and c.status <> 'revoked'
      and c.issued_on between t.starts_on and t.ends_on
  ) c on true
  left join lateral (
    select count(*) as objectives, count(*) filter (where b.status = 'done') as objectives_done from partner_objectives b
    where b.organization_id = t.organization_id and b.target_id = t.id
  ) b on true
) x;

grant select on partner_target_rows to tandem_app, tandem_partner, tandem_system;
