-- Why: how long a sale of an invited partner waits for the invitation to be accepted is each programme's to say.
alter table programme_settings add accept_days int not null default 30 check (accept_days between 0 and 365);
