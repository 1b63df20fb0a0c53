-- Whether a notice is between people of one partner, so that the company does not see the email with it.
alter table waiting_notices add column is_private boolean not null default false;
