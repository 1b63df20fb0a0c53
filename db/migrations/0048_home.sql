-- "My work" is the first widget of every stored dashboard and replaces "Needs attention". It takes two thirds of the width
-- where another widget can rise beside it. The owner of the table is limited by row security like everyone else, so it is
-- lifted for this statement; the trigger of the log could not write its entry either.
alter table dashboard_layouts no force row level security, disable trigger user;
update dashboard_layouts l set row_version = row_version + 1, items =
  jsonb_build_array(jsonb_build_object('widget', 'my_work', 'x', 0, 'y', 0, 'h', 10, 'w',
    case when exists (select from jsonb_array_elements(l.items) i where (i ->> 'x')::int >= 8 and i ->> 'widget' <> 'needs') then 8 else 12 end))
  || coalesce((select jsonb_agg(i || jsonb_build_object('y', (i ->> 'y')::int + 10) order by n)
    from jsonb_array_elements(l.items) with ordinality e (i, n) where i ->> 'widget' not in ('needs', 'my_work')), '[]');
alter table dashboard_layouts force row level security, enable trigger user;

-- Deals at risk are a kind of work items.
create index on deal_pulses (organization_id, opportunity_id) where at_risk_since is not null;

-- Similar unread notices of a person are one row with a count, so that a busy day does not fill the bell.
alter table in_app_notifications
  add column count int not null default 1 check (count >= 1),
  -- The notices that are combined have the same key; those without one never are.
  add column similar_key text,
  drop constraint in_app_notifications_user_id_dedupe_key_key;
create unique index in_app_notifications_similar on in_app_notifications
  (organization_id, user_id, mode, coalesce(partner_id, organization_id), similar_key)
  where not is_read and similar_key is not null;

-- The keys under which people were notified already; a combined row stands for many of them.
create table notification_keys (
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  dedupe_key text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, dedupe_key)
);
create index on notification_keys (user_id);
call tenant_table('notification_keys');
alter table in_app_notifications no force row level security;
alter table notification_keys no force row level security;
insert into notification_keys (organization_id, user_id, dedupe_key, created_at)
select organization_id, user_id, dedupe_key, created_at from in_app_notifications where dedupe_key is not null
on conflict do nothing;
alter table notification_keys force row level security;
alter table in_app_notifications force row level security, drop column dedupe_key cascade;
