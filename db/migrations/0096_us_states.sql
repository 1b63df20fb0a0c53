-- The state is part of an address in the United States, and of the file for Form 1099-NEC.
alter table tax_profiles add column state text
  check (state is null or (state ~ '^[A-Z]{2}$' and country = 'US'));
