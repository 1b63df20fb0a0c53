-- Why: how early people are told that a protection ends, and when a decision is reminded of and escalated, differs from company
-- to company as much as the times themselves. Days before the end stand in descending order.
create function are_notice_days(days jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) <= 5
    and not exists (select from jsonb_array_elements(days) d where jsonb_typeof(d) <> 'number' or d::numeric not between 1 and 365)
$$;
alter table programme_settings
  add expiry_notice_days jsonb not null default '[30, 14, 3]' check (are_notice_days(expiry_notice_days)),
  add review_reminder_percent int not null default 50 check (review_reminder_percent between 0 and 99),
  add review_escalation_percent int not null default 100 check (review_escalation_percent between 100 and 500);
