-- Why: a sale that waits for an invitation, and an event that is tried again, are rated after others that came later. A
-- recalculation looks at the past in the order in which it was rated; in order of arrival it would move tiers and ceilings.
alter table commission_events add column rated_seq bigint;
comment on column commission_events.rated_seq is 'Its place among the others, where it was rated later than it came.';
grant usage on sequence commission_events_seq_seq to tandem_app, tandem_partner, tandem_system;

create or replace function keep_commission_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','result','codes','note','rated_seq']) <> (to_jsonb(old) - array['status','result','codes','note','rated_seq']) then
    raise exception 'a commission event is never edited: send another event' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
