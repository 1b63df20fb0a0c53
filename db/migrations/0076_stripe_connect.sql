-- Transfers to connected Stripe accounts, as a payout method of partners and as an account of the company.
alter table payout_methods drop constraint payout_methods_rail_check;
alter table payout_methods add constraint payout_methods_rail_check
  check (rail in ('bank_sepa', 'bank_ach', 'bank_other', 'paypal', 'stripe_connect', 'external'));

alter table funding_accounts drop constraint funding_accounts_kind_check;
alter table funding_accounts add constraint funding_accounts_kind_check check (kind in ('sepa', 'nacha', 'stripe'));

-- The last time at which a process took the attempt. It is looked up at the provider before it is sent again.
alter table payment_attempts add column claimed_at timestamptz;
