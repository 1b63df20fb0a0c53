-- Exchange rates. `standing` tells whether a rate counts, `outranked_by` the source that takes precedence that day.
create view exchange_rate_rows with (security_invoker = true) as
select
  r.id, r.organization_id, r.base, r.quote,
  trim_scale(r.rate)::text as rate,
  r.as_of, r.source, r.note, r.fetched_at, r.derived_from,
  (select case
    when rate_rank(r.source, s.rate_source) is null then 'switched_off'
    when exists (select
      from exchange_rates b
      where b.organization_id = r.organization_id and b.base = r.base and b.quote = r.quote
        and b.as_of = r.as_of
        and rate_rank(b.source, s.rate_source) < rate_rank(r.source, s.rate_source)) then 'outranked'
    else 'counts'
  end
    from (select (select p.rate_source
      from program_settings p
      where p.organization_id = r.organization_id)) s(rate_source)) as standing,
  (select b.source
    from exchange_rates b
    left join program_settings s on s.organization_id = b.organization_id
    where b.organization_id = r.organization_id and b.base = r.base and b.quote = r.quote
      and b.as_of = r.as_of and rate_rank(b.source, s.rate_source) < rate_rank(r.source, s.rate_source)
    order by rate_rank(b.source, s.rate_source)
    limit 1) as outranked_by,
  r.row_version, r.created_at, r.updated_at
from exchange_rates r;

grant select on exchange_rate_rows to tandem_app, tandem_partner, tandem_system;
