-- Tokens with which an identity provider provisions people: those of a company, or those of a partner for its own people.
create table provisioning_tokens (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The token of a partner in this company's program.
  partner_id uuid,
  name text not null check (length(trim(name)) between 1 and 80),
  prefix text not null,
  secret_hash text not null unique,
  -- The rights of its creator at that time: it never gives a role that has more.
  role text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  created_by uuid not null references identity.users,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on provisioning_tokens (organization_id, partner_id);
create index on provisioning_tokens (created_by);
call tenant_table('provisioning_tokens', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('provisioning_tokens');
call hide_while_viewing('provisioning_tokens', 'partner_id is null');

-- What an identity provider said about a person of this organization: its own ids and names, and the groups they are in.
-- Without `user_id`, the person has not accepted the invitation yet.
create table provisioned_people (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid references identity.users,
  user_name citext not null check (length(user_name) between 1 and 254),
  external_id text check (length(external_id) between 1 and 255),
  email citext not null check (length(email) between 3 and 254),
  full_name text not null check (length(full_name) between 1 and 200),
  given_name text check (length(given_name) <= 100),
  family_name text check (length(family_name) <= 100),
  -- Whether somebody who has not accepted yet is wanted; the membership decides about everybody else.
  is_active boolean not null default true,
  -- Keys of roles. Null: the provider has not said anything, and the role is the one that was given in the product.
  groups text[] check (cardinality(groups) <= 100),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint provisioned_people_user_name unique (organization_id, user_name),
  constraint provisioned_people_email unique (organization_id, email),
  unique (organization_id, user_id)
);
create index on provisioned_people (user_id);
call tenant_table('provisioned_people');
call recorded_table('provisioned_people');

-- An invited person who becomes a member stays the same user for the provider, in whatever way they joined.
create function link_provisioned_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update provisioned_people p set user_id = new.user_id
  where p.organization_id = new.organization_id and p.user_id is null
    and p.email = (select u.email from identity.users u where u.id = new.user_id)
    and not exists (select from provisioned_people o
      where o.organization_id = new.organization_id and o.user_id = new.user_id);
  return null;
end $$;
revoke all on function link_provisioned_person from public;
create trigger link_provisioned after insert or update of status on memberships
  for each row when (new.status = 'active') execute function link_provisioned_person();

-- Renames a member on behalf of the identity provider, unless the account belongs to another organization, too.
create function rename_provisioned_person(person uuid, new_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identity.users u set name = new_name, updated_at = now()
  where u.id = person and u.name <> new_name
    and exists (select from memberships m
      where m.user_id = person and m.organization_id = app_organization() and m.status = 'active')
    and not exists (select from memberships m where m.user_id = person and m.organization_id <> app_organization());
end $$;
revoke all on function rename_provisioned_person from public;
grant execute on function rename_provisioned_person to tandem_app, tandem_system;

-- Whether a partner's token created the invitation: its own administrators did, by their identity provider.
alter table invitations add column provisioning_token_id uuid;
alter table invitations add foreign key (organization_id, provisioning_token_id) references provisioning_tokens;
create index on invitations (organization_id, provisioning_token_id) where provisioning_token_id is not null;

-- The partner's tokens are not for the company's audit log, like its keys.
create or replace function is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
  language sql immutable as $$
  select ref_table in ('report_schedules', 'webhook_endpoints', 'mapping_populations', 'tracks', 'chat_channels', 'api_keys', 'partner_crm_settings', 'provisioning_tokens')
    and coalesce(partner_id, actor_partner_id) is not null
$$;
create or replace function audit_fields_for_partner(ref_table text) returns text[] language sql immutable parallel safe as $$
  select case ref_table
    when 'partners' then array['name', 'legal_name', 'tax_id', 'website', 'description', 'photo_url', 'phone', 'address_line_1', 'address_line_2', 'city', 'state', 'postal_code', 'country']
    when 'contacts' then array['first_name', 'last_name', 'email', 'phone', 'title', 'type_id', 'is_primary', 'archived_at']
    when 'deal_registrations' then array['status', 'account_name', 'account_domain', 'has_no_website', 'country', 'product_id', 'contact_name', 'contact_email', 'contact_phone', 'title', 'description', 'amount_minor', 'currency', 'expected_close_on', 'answer']
    when 'opportunities' then array['expected_close_on', 'next_step', 'next_step_on']
    when 'opportunity_notes' then array['body']
    when 'invitations' then array['email', 'full_name', 'role', 'accepted_at', 'revoked_at', 'expires_at']
    when 'payout_methods' then array['rail', 'currency', 'country', 'holder_name', 'account_last4', 'status']
    when 'api_keys' then array['name', 'prefix', 'permissions', 'expires_at', 'revoked_at']
    when 'provisioning_tokens' then array['name', 'prefix', 'expires_at', 'revoked_at']
  end
$$;
