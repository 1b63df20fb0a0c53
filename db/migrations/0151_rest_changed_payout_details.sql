-- Why: whoever redirects a partner's money does it shortly before it is sent. Details that are new or changed rest for some
-- days, in which everybody concerned hears of it; 0: they are paid to as soon as they are verified.
alter table programme_settings add column method_rest_days integer not null default 3
  constraint programme_settings_method_rest_days_check check (method_rest_days between 0 and 90);
alter table payout_items drop constraint payout_items_result_check;
alter table payout_items add constraint payout_items_result_check
  check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum', 'no_method', 'method_rests', 'inactive'));
