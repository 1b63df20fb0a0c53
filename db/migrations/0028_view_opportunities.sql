-- Why: deals and their parts are read with the names of what they point to. In partner mode row security empties the names
-- a partner must not learn.
create view opportunity_rows with (security_invoker = true) as
  select o.*, a.name as account_name, p.name as partner_name, t.name as type_name, t.motion,
    s.name as stage_name, s.colour as stage_colour, s.probability,
    nullif(concat_ws(' ', c.first_name, nullif(c.last_name, '')), '') as primary_contact_name,
    -- Worked out for the rows of the page only.
    (select u.full_name from people u where u.organization_id = o.organization_id and u.id = o.owner_user_id) as owner_name
  from opportunities o
  left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
  left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
  left join opportunity_types t on t.organization_id = o.organization_id and t.id = o.type_id
  left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
  left join contacts c on c.organization_id = o.organization_id and c.id = o.primary_contact_id;
grant select on opportunity_rows to tandem_app, tandem_partner, tandem_system;

create view opportunity_participant_rows with (security_invoker = true) as
  select x.*, p.name as partner_name, o.number as opportunity_number, o.name as opportunity_name, o.status as opportunity_status,
    o.amount_minor, o.currency
  from opportunity_participants x
  left join partners p on p.organization_id = x.organization_id and p.id = x.partner_id
  left join opportunities o on o.organization_id = x.organization_id and o.id = x.opportunity_id;
grant select on opportunity_participant_rows to tandem_app, tandem_partner, tandem_system;

create view opportunity_line_rows with (security_invoker = true) as
  select l.*, d.sku as product_sku, d.name as product_name, o.currency
  from opportunity_lines l
  left join products d on d.organization_id = l.organization_id and d.id = l.product_id
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id;
grant select on opportunity_line_rows to tandem_app, tandem_partner, tandem_system;

create view opportunity_stage_event_rows with (security_invoker = true) as
  select e.*, before.name as from_stage_name, after.name as to_stage_name, after.category as to_category, after.colour as to_colour,
    (select u.full_name from people u where u.organization_id = e.organization_id and u.id = e.actor_user_id) as actor_name
  from opportunity_stage_events e
  left join opportunity_stages before on before.organization_id = e.organization_id and before.id = e.from_stage_id
  left join opportunity_stages after on after.organization_id = e.organization_id and after.id = e.to_stage_id;
grant select on opportunity_stage_event_rows to tandem_app, tandem_partner, tandem_system;

create view opportunity_note_rows with (security_invoker = true) as
  select n.*, p.name as author_partner_name, o.number as opportunity_number, o.name as opportunity_name
  from opportunity_notes n
  left join partners p on p.organization_id = n.organization_id and p.id = n.author_partner_id
  left join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id;
grant select on opportunity_note_rows to tandem_app, tandem_partner, tandem_system;
