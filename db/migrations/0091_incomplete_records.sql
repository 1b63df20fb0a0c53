-- A synchronization tells the records of which some fields were left out from those that it could not handle at all.
alter table sync_run_records drop constraint sync_run_records_action_check,
  add constraint sync_run_records_action_check check (action in
    ('create_here', 'update_here', 'archive_here', 'create_there', 'update_there', 'link', 'conflict', 'incomplete', 'failed'));
