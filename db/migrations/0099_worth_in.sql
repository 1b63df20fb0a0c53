-- The rate between two currencies in force on a day: stored or turned round, whichever is later; null where none is known.
create function rate_between(of_organization uuid, of_base text, of_quote text, on_day date) returns numeric
language sql stable as $$
  select way.rate from (
    select r.rate, r.as_of, r.fetched_at, false as is_inverted from rate_in_force(of_organization, of_base::bpchar, of_quote::bpchar, on_day) r
    union all
    select 1 / r.rate, r.as_of, r.fetched_at, true from rate_in_force(of_organization, of_quote::bpchar, of_base::bpchar, on_day) r
  ) way order by way.as_of desc, (way.fetched_at is not null), way.is_inverted limit 1
$$;

-- An amount in another currency at the rate in force on a day, if need be across the company's currency; null where no rate is known.
create function worth_in(of_organization uuid, amount_minor bigint, of_currency text, in_currency text, on_day date) returns bigint
language sql stable as $$
  select case when of_currency = in_currency then amount_minor
    else round(amount_minor * power(10::numeric, currency_exponent(in_currency) - currency_exponent(of_currency)) * coalesce(
      rate_between(of_organization, of_currency, in_currency, on_day),
      (select rate_between(o.id, of_currency, o.base_currency::text, on_day) * rate_between(o.id, o.base_currency::text, in_currency, on_day)
       from organizations o where o.id = of_organization)))::bigint end
$$;
