-- Commission events with their amount, unless the event has none or the deal is hidden from the reader.
create view commission_event_rows with (security_invoker = true) as
select
  e.*,
  o.name as opportunity_name,
  a.name as account_name,
  case
    when e.kind = 'manual' then (select sum(l.amount_minor)::bigint
      from commission_lines l
      where l.organization_id = e.organization_id and l.event_id = e.id)
    when e.opportunity_id is not null and o.id is null then null
    when e.kind in ('sale',
      'amend') then (select sum((line->>'amount_minor')::bigint - coalesce((line->>'discount_minor')::bigint,
        0) - coalesce((line->>'tax_minor')::bigint, 0))::bigint
      from jsonb_array_elements(e.body->'lines') line)
    else (e.body->>'amount_minor')::bigint
  end as amount_minor
from commission_events e
left join opportunities o on o.organization_id = e.organization_id and o.id = e.opportunity_id
left join accounts a on a.organization_id = e.organization_id and a.id = e.account_id;

grant select on commission_event_rows to tandem_app, tandem_partner, tandem_system;
