-- Why: several sources know the rate of a day. Each keeps its own, and which one counts follows from a rule: what people of the
-- company gave for the day, else the source the company chose.
drop view exchange_rate_rows;
alter table exchange_rates no force row level security, disable trigger user;
alter table audit_events no force row level security;
alter table imports no force row level security;
alter table exchange_rates
  add column note text,
  -- When it was fetched; null for what people gave.
  add column fetched_at timestamptz,
  -- The published rates a fetched one was worked out from: [{"base", "quote", "rate"}], one or two.
  add column derived_from jsonb,
  alter column source drop default;
update exchange_rates set note = nullif(trim(source), 'manual'), source = 'entered';
update exchange_rates r set source = 'imported' where exists (select from audit_events e
  join imports i on i.organization_id = e.organization_id and i.id = e.batch_id
  where e.organization_id = r.organization_id and e.ref_table = 'exchange_rates' and e.ref_id = r.id and e.action = 'created');
alter table exchange_rates force row level security, enable trigger user;
alter table audit_events force row level security;
alter table imports force row level security;
alter table exchange_rates
  alter column source set default 'entered',
  drop constraint exchange_rates_organization_id_base_quote_as_of_key,
  add constraint exchange_rates_source_check check (source in ('entered', 'imported', 'ecb')),
  add constraint exchange_rates_fetched_check check ((source = 'ecb') = (fetched_at is not null and derived_from is not null)),
  add unique (organization_id, base, quote, source, as_of);
-- The last day known of a pair, whatever its source.
create index on exchange_rates (organization_id, base, quote, as_of);

-- The source whose rates count beside those people give; null for none.
alter table programme_settings add column rate_source text check (rate_source in ('ecb'));

-- Of several rates of one pair and day the lowest counts; null counts never.
create function rate_rank(source text, chosen text) returns int language sql immutable parallel safe as $$
  select case when source = 'entered' then 1 when source = 'imported' then 2 when source = chosen then 3 end
$$;

-- The rate that counts on a day: of the last day that has one, on or before it.
create function rate_in_force(of_organization uuid, of_base bpchar, of_quote bpchar, on_day date) returns setof exchange_rates
language sql stable rows 1 as $$
  select r.* from exchange_rates r left join programme_settings s on s.organization_id = r.organization_id
  where r.organization_id = of_organization and r.base = of_base and r.quote = of_quote and r.as_of <= on_day
    and rate_rank(r.source, s.rate_source) is not null
  order by r.as_of desc, rate_rank(r.source, s.rate_source) limit 1
$$;

-- `standing`: whether it counts from its day on; `outranked_by`: the source that comes before it on the same day.
create view exchange_rate_rows with (security_invoker = true) as
  select r.id, r.organization_id, r.base, r.quote, trim_scale(r.rate)::text as rate, r.as_of, r.source, r.note, r.fetched_at, r.derived_from,
    case when rate_rank(r.source, s.rate_source) is null then 'switched_off' when better.source is not null then 'outranked' else 'counts' end as standing,
    better.source as outranked_by,
    r.row_version, r.created_at, r.updated_at
  from exchange_rates r
  left join programme_settings s on s.organization_id = r.organization_id
  left join lateral (select b.source from exchange_rates b
    where b.organization_id = r.organization_id and b.base = r.base and b.quote = r.quote and b.as_of = r.as_of
      and rate_rank(b.source, s.rate_source) < rate_rank(r.source, s.rate_source)
    order by rate_rank(b.source, s.rate_source) limit 1) better on true;
grant select on exchange_rate_rows to tandem_app, tandem_partner, tandem_system;

create or replace function payout_approvals_needed(of_organization uuid, of_currency text, total_minor bigint, at timestamptz) returns int
language sql stable as $$
  select case
    when s.payout_approval_limit_minor is not null and coalesce(v.worth_minor > s.payout_approval_limit_minor, true) then 2
    when coalesce(s.requires_second_approver, true) then 1
    else 0 end
  from organizations o
  left join programme_settings s on s.organization_id = o.id
  cross join lateral (select case when of_currency = o.base_currency then total_minor::numeric
    else total_minor * (select r.rate from rate_in_force(o.id, of_currency::bpchar, o.base_currency, (at at time zone o.timezone)::date) r)
      * power(10::numeric, currency_exponent(o.base_currency) - currency_exponent(of_currency)) end as worth_minor) v
  where o.id = of_organization
$$;
