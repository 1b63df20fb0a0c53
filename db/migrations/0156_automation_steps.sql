-- A step that needs people of the partner waits for the first one.
alter table automation_runs drop constraint automation_runs_wait_kind_check;
alter table automation_runs add constraint automation_runs_wait_kind_check
  check (wait_kind in ('time', 'event', 'approval', 'delivery', 'retry', 'budget', 'paused', 'people'));
