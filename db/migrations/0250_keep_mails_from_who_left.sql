-- Why: a mail may wait for the mail server for days; whose access has ended meanwhile gets nothing more, however far it came.
create function has_access(person uuid, partner uuid) returns boolean
language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select exists (
    select from memberships m
    join identity.users u on u.id = m.user_id and u.status = 'active'
    join organizations o on o.id = app_organization() and o.status = 'active'
    where m.user_id = person and m.status = 'active' and case when partner is null
      then m.organization_id = o.id and not is_partner_role(m.role)
      else is_partner_role(m.role) and exists (
        select from partners p
        join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
        where p.organization_id = o.id and p.id = partner and p.partner_organization_id = m.organization_id
          and p.archived_at is null and s.category in ('applied', 'invited', 'active', 'suspended')
          and (app_partner() is null or p.id = app_partner())) end)
$$;
revoke all on function has_access(uuid, uuid) from public;
grant execute on function has_access(uuid, uuid) to tandem_app, tandem_partner, tandem_system;

-- Whose access a mail hangs on: {user_id, partner_id, standing}.
alter table mail_outbox add access jsonb;
alter table mail_outbox drop constraint mail_outbox_status_check,
  add constraint mail_outbox_status_check check (status in ('queued', 'sent', 'failed', 'withheld'));

create or replace function tell_report_delivery() returns trigger language plpgsql as $$
begin
  -- What is withheld waits for nothing any more, so it can be sent anew.
  update report_deliveries set state = case when new.status in ('failed', 'withheld') then 'failed' else 'delivered' end,
    error = case new.status when 'failed' then 'The mail server refused it, and will be asked again: ' || coalesce(new.error, '')
      when 'withheld' then new.error end,
    mail_id = case when new.status <> 'withheld' then mail_id end
  where organization_id = new.organization_id and mail_id = new.id and state in ('delivered', 'failed');
  return null;
end $$;
