-- Feature flags with the number of overrides and rules, and why a flag may be stale.
create view feature_flag_rows with (security_invoker = true) as
select
  f.*,
  (select count(*)::int from feature_flag_overrides o where o.flag_id = f.id) as override_count,
  jsonb_array_length(f.rules) as rule_count,
  case
    when not f.is_declared then 'undeclared'
    when f.stale_after < current_date then 'past_its_date'
    when f.updated_at < now() - interval '90 days' and f.rules = '[]'
      and not exists (select from feature_flag_overrides o where o.flag_id = f.id)
      and (f.is_on or f.is_killed) then 'settled'
  end as stale_because
from feature_flags f;

grant select on feature_flag_rows to tandem_system;
