-- A company that is deleted takes its disputes and its approvals with it; nobody else deletes one.
create or replace function keep_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or old.status <> 'open' or (new.line_id, new.partner_id, new.number, new.reason, new.step, new.opened_at)
    is distinct from (old.line_id, old.partner_id, old.number, old.reason, old.step, old.opened_at) then
    raise exception 'What was said and decided about a commission stays.' using errcode = 'restrict_violation';
  end if;
  if app_partner() is not null and new.status not in ('open', 'withdrawn') then
    raise exception 'The company answers a dispute.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function keep_payout_approval() returns trigger language plpgsql as $$
declare
  given payout_approvals := case when tg_op = 'DELETE' then old else new end;
  batch payout_batches;
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  select * into batch from payout_batches b where b.organization_id = given.organization_id and b.id = given.batch_id;
  if tg_op = 'UPDATE' or batch.status not in ('draft', 'pending_approval') then
    raise exception 'An approval stays as it was given.' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if batch.status <> 'pending_approval' then
    raise exception 'A payout is approved once it is handed over.' using errcode = 'restrict_violation';
  end if;
  if new.user_id is distinct from app_user() then
    raise exception 'Everybody approves for themselves.' using errcode = 'restrict_violation';
  end if;
  if new.user_id in (batch.created_by, batch.submitted_by)
    and payout_approvals_needed(batch.organization_id, batch.currency, batch.total_minor, new.approved_at) > 0 then
    raise exception 'Whoever prepared a payout does not approve it.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
