-- A report may follow a saved view: its rows are those of the view when it is sent. Without the view it has stopped.
alter table report_schedules
  add column saved_view_id uuid,
  add column follows_view boolean not null default false,
  add constraint report_schedules_view check (saved_view_id is null or follows_view),
  add foreign key (organization_id, saved_view_id) references saved_views on delete set null (saved_view_id);
create index on report_schedules (organization_id, saved_view_id);
