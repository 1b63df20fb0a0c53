-- Why: who lost the phone and the recovery codes is let in again by those who run the team, and by nobody else.
-- Takes somebody's second proof away and signs them out everywhere. @returns false when there was none
create function reset_second_proof(person uuid) returns boolean
language plpgsql volatile security definer set search_path = public as $$
declare
  ended uuid;
begin
  delete from identity.two_factors f where f.user_id = person and f.enabled_at is not null;
  if not found then return false; end if;
  delete from identity.recovery_codes c where c.user_id = person;
  delete from identity.sign_in_challenges c where c.user_id = person;
  for ended in delete from identity.sessions s where s.user_id = person returning s.id loop
    perform pg_notify('identity_changed', ended::text);
  end loop;
  return true;
end $$;
revoke all on function reset_second_proof from public;
grant execute on function reset_second_proof to tandem_system;

-- The same by the caller's own organisation. A login that opens others too is not one organisation's to weaken.
-- @returns 'done', 'off', or 'elsewhere'; null for nobody of this organisation
create function reset_second_proof_of_member(person uuid) returns text
language plpgsql volatile security definer set search_path = public as $$
begin
  if app_partner() is not null then return null; end if;
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'active' for update;
  if not found then return null; end if;
  perform from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = person and m.status = 'active' and o.status <> 'closed' and m.organization_id <> app_organization();
  if found then return 'elsewhere'; end if;
  return case when reset_second_proof(person) then 'done' else 'off' end;
end $$;
revoke all on function reset_second_proof_of_member from public;
grant execute on function reset_second_proof_of_member to tandem_app, tandem_system;
