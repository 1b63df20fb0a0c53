-- A partner asks to be protected longer. The request is open until the company answers it or the protection ends.
alter table deal_registrations add column extension_asked_at timestamptz;
alter table deal_registrations add column extension_reason text check (length(extension_reason) between 1 and 4000);
alter table deal_registrations add constraint deal_registrations_extension
  check ((extension_asked_at is null) = (extension_reason is null) and (extension_asked_at is null or status = 'approved'));
create index deal_registrations_extension_asked on deal_registrations (organization_id, extension_asked_at)
  where extension_asked_at is not null;
