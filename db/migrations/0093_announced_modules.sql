-- A module that is announced shows "Coming Soon" at its addresses while it is off.
alter table feature_flags add column is_announced boolean not null default false;
