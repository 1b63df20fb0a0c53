-- A report that follows a saved report has a question instead of columns: it sends the answer of its day.
alter table report_schedules
  add column question jsonb,
  drop constraint report_schedules_columns_check,
  add constraint report_schedules_columns_check
    check (cardinality(columns) <= 30 and (cardinality(columns) >= 1 or question is not null)),
  add constraint report_schedules_question check (question is null or follows_view);
