-- Commission disputes with the disputed line, its correction and the conversation.
create view commission_dispute_rows with (security_invoker = true) as
select d.*, l.number as line_number, l.kind as line_kind, l.amount_minor, l.currency, l.opportunity_id,
  o.name as opportunity_name, p.name as partner_name, p.owner_user_id as partner_owner_user_id,
  c.number as correction_number, c.amount_minor as correction_minor,
  -- The partner reads the company's name instead of a colleague's.
  (select json_agg(json_build_object('id', m.id, 'side', m.side, 'kind', m.kind, 'body', m.body,
      'author_name', case
        when app_partner() is not null
          and m.side = 'company' then (select name from organizations g where g.id = d.organization_id)
        else m.author_name
      end,
      'said_at', to_char(m.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by m.said_at, m.id)
    from commission_dispute_messages m where m.organization_id = d.organization_id and m.dispute_id = d.id) as messages
from commission_disputes d
left join commission_lines l on l.organization_id = d.organization_id and l.id = d.line_id
left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
left join commission_lines c on c.organization_id = d.organization_id and c.id = d.correction_line_id;

grant select on commission_dispute_rows to tandem_app, tandem_partner, tandem_system;
