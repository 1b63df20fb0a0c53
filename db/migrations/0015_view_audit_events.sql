-- Why: the audit log as people read it: with the names of those who acted.
create view audit_event_rows with (security_invoker = true) as
  select a.*, coalesce(u.full_name, p.name) as actor_name
  from audit_events a
  left join people u on u.organization_id = a.organization_id and u.id = a.actor_id
  left join partners p on p.organization_id = a.organization_id and p.id = a.actor_partner_id;
grant select on audit_event_rows to tandem_app, tandem_partner, tandem_system;
