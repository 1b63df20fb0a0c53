-- A synchronization tells the records of which some fields were left out from those that it could not handle at all.
alter table sync_run_records drop constraint sync_run_records_action_check,
  add constraint sync_run_records_action_check check (action in
    ('create_here', 'update_here', 'archive_here', 'create_there', 'update_there', 'link', 'conflict', 'incomplete', 'failed'));

-- A simulation continues after a pause: with the mapping as it was when it began, and the position where it ends.
alter table sync_runs add column version text check (length(version) <= 200);
alter table sync_states add column simulated_cursor text;
