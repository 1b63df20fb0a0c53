-- Why: whoever pays partners has to see where to. Each look at the whole details is kept with them, and so in the log.
alter table payout_methods add column shown_at timestamptz;
alter table payout_methods add column shown_by uuid;
