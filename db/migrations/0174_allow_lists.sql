-- The networks of a company, `[{"network": "203.0.113.0/24", "note": "Office"}]`, and who may use the company from
-- nowhere else: its own people, its API keys and tokens, and the people and keys of its partners.
alter table organizations add column allowed_networks jsonb not null default '[]'
  check (jsonb_typeof(allowed_networks) = 'array' and jsonb_array_length(allowed_networks) <= 100);
alter table organizations add column restricts_people boolean not null default false;
alter table organizations add column restricts_keys boolean not null default false;
alter table organizations add column restricts_partners boolean not null default false;
-- A list without networks would admit nobody.
alter table organizations add constraint organizations_restrict_to_networks
  check (jsonb_array_length(allowed_networks) > 0 or not (restricts_people or restricts_keys or restricts_partners));
