-- The fields that the other side asks for, and the last request that was declined, with its reason, until the other side
-- asks again or more is shared.
alter table mapping_consents
  add column requested_fields text[] not null default '{}',
  add column declined_level text check (declined_level in ('count', 'existence', 'name', 'owner', 'fields')),
  add column decline_reason text check (length(decline_reason) <= 500),
  add column declined_at timestamptz,
  add check ((declined_level is null) = (declined_at is null) and (decline_reason is null or declined_level is not null));
