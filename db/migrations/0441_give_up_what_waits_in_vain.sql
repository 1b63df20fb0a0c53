-- Why: money of a customer that came before its deal was won waits for the win; where the win does not come, somebody has to
-- hear of it instead of finding it by chance (decision 0045). 0: it waits for ever.
alter table programme_settings add parked_days int not null default 30 check (parked_days between 0 and 365);
