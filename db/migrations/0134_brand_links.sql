-- The pages of a company that visitors expect in the footer of its public pages and emails.
alter table organizations
  add column privacy_url text check (length(privacy_url) <= 500),
  add column imprint_url text check (length(imprint_url) <= 500);
