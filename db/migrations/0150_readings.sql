-- How the product's own rules read a question, as a query that a follow-up or a chip changes.
alter table assistant_messages
  add column reading jsonb check (jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 120000);
