-- A team member may release a commission before its hold period ends. The line is then due on that day, and keeps the
-- day on which it would have been released.
alter table commission_lines
  add column held_until date,
  add column released_by_name text,
  add column release_reason text check (length(trim(release_reason)) between 1 and 1000),
  add constraint commission_lines_released_early check (num_nonnulls(held_until, released_by_name, release_reason) in (0, 3)
    and (held_until is null or release_on < held_until));

-- Of a line only what happens to its payment changes. Its day changes once: when it is released early.
create or replace function keep_commission_line() returns trigger language plpgsql as $$
declare
  changing text[] := array['status', 'payout_item_id', 'hold_reason'];
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'UPDATE' and old.held_until is null and new.held_until = old.release_on
    and old.status = 'on_hold' and old.hold_reason is null and new.status = 'payable' then
    changing := changing || array['release_on', 'held_until', 'released_by_name', 'release_reason'];
  end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    raise exception 'a commission line is never edited: write a balancing line' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and not (old.status, new.status) in
    (('on_hold','payable'), ('payable','reserved'), ('reserved','paid'), ('reserved','payable'), ('on_hold','void'), ('payable','void'), ('payable','on_hold'),
    ('paid','payable')) then -- the bank sent the money back
    raise exception 'a commission line cannot go from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger record_early_release after update on commission_lines for each row
  when (old.held_until is null and new.held_until is not null) execute function record_change();
