-- Why: nothing in the database kept one evaluation of an event from being written twice.
-- The hash names everything an evaluation depends on, the engine's version and (by the hash of the facts) the versions of all
-- plans among it, so neither is a column of the key. The same event is rightly rated anew once any of that is another: what
-- waits is looked at each night, which is another instant. A recalculation is an event of its own.
-- What was written twice said the same; lines hang on one of both at most, since their names are unique.
alter table commission_ratings no force row level security, disable trigger user;
alter table commission_lines no force row level security;
delete from commission_ratings r using (
  select x.organization_id, x.id, row_number() over (
    partition by x.organization_id, x.event_id, x.input_hash
    order by exists (select from commission_lines l where l.organization_id = x.organization_id and l.rating_id = x.id) desc, x.created_at, x.id) as nth
  from commission_ratings x) d
where d.nth > 1 and r.organization_id = d.organization_id and r.id = d.id;
alter table commission_lines force row level security;
alter table commission_ratings force row level security, enable trigger user;
alter table commission_ratings add constraint commission_ratings_once unique (organization_id, event_id, input_hash);
drop index commission_ratings_organization_id_event_id_idx;
