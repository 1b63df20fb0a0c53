-- Certificates: programs by which people and organizations earn them, and the certificates that were awarded.

create table certificate_programs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 2000),
  kind text not null check (kind in ('person', 'organization')),
  -- For people: all of these are completed.
  course_ids uuid[] not null default '{}' check (cardinality(course_ids) <= 20),
  -- For organizations: so many people hold a certificate of one of these programs.
  program_ids uuid[] not null default '{}' check (cardinality(program_ids) <= 20),
  people_needed int check (people_needed between 1 and 1000),
  -- Null: a certificate never expires.
  valid_months int check (valid_months between 1 and 120),
  reminder_days jsonb not null default '[30, 7]' check (jsonb_typeof(reminder_days) = 'array' and jsonb_array_length(reminder_days) between 1 and 5),
  state text not null default 'draft' check (state in ('draft', 'published')),
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint certificate_programs_kind check (case kind when 'person' then program_ids = '{}' else course_ids = '{}' end)
);
comment on table certificate_programs is 'What people and organizations can be certified for.';
create unique index certificate_programs_name on certificate_programs (organization_id, lower(name)) where archived_at is null;
create index on certificate_programs using gin (organization_id, course_ids);
create index on certificate_programs using gin (organization_id, program_ids);
-- Partners see what they can earn.
call tenant_table('certificate_programs', sees => 'state = ''published''');
call recorded_table('certificate_programs');

-- Partners do not see every course, but what a published certificate asks for.
create function certificate_courses(organization uuid, courses uuid[]) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(c.title order by c.title), '{}') from courses c
  where c.organization_id = organization and c.organization_id = app_organization() and c.id = any (certificate_courses.courses)
$$;
revoke all on function certificate_courses from public;
grant execute on function certificate_courses to tandem_app, tandem_partner, tandem_system;

create table certificates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('certificates'),
  program_id uuid not null,
  -- As printed: a program that is renamed does not rename its certificates.
  program_name text not null,
  kind text not null check (kind in ('person', 'organization')),
  -- A person of the partner; null for the organization itself.
  user_id uuid,
  holder_name text not null check (length(trim(holder_name)) between 1 and 200),
  holder_email citext check (length(holder_email) <= 254),
  partner_id uuid not null,
  issued_on date not null,
  -- The last day it is valid; null is forever.
  expires_on date,
  source text not null check (source in ('courses', 'people', 'manual')),
  status text not null default 'active' check (status in ('active', 'expiring', 'expired', 'renewed', 'revoked')),
  -- The days before the expiry of which the holder was reminded.
  reminded int[] not null default '{}',
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 1000),
  ended_by_name text,
  -- The certificate that this one renews.
  replaces_id uuid,
  -- In the address of its public page.
  verify_token text not null unique check (verify_token ~ '^[A-Za-z0-9_-]{20,64}$'),
  awarded_by uuid default app_user(),
  awarded_by_name text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, program_id) references certificate_programs,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, replaces_id) references certificates,
  constraint certificates_holder check ((kind = 'person') = (user_id is not null)),
  constraint certificates_dates check (expires_on >= issued_on),
  constraint certificates_ended check ((status in ('expired', 'renewed', 'revoked')) = (ended_at is not null))
);
-- Two completions at once award one certificate.
create unique index certificates_one_person on certificates (organization_id, program_id, partner_id, user_id)
  where user_id is not null and status in ('active', 'expiring');
create unique index certificates_one_organization on certificates (organization_id, program_id, partner_id)
  where user_id is null and status in ('active', 'expiring');
create index on certificates (organization_id, program_id, status);
create index on certificates (organization_id, partner_id, status);
create index on certificates (organization_id, user_id);
create index on certificates (organization_id, replaces_id);
create index on certificates (organization_id, expires_on) where status in ('active', 'expiring');
create index on certificates (organization_id, created_at desc, id desc);
call tenant_table('certificates', sees => 'partner_id = app_partner()');
call recorded_table('certificates');
create trigger refuse_merged_partner_of_new after insert on certificates referencing new table as added
  for each statement execute function refuse_merged_partner();
create trigger refuse_merged_partner after update of partner_id on certificates for each row
  when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner();

-- What is printed stays as it was printed.
create function keep_certificates() returns trigger language plpgsql as $$
begin
  if (new.number, new.program_id, new.program_name, new.holder_name, new.issued_on, new.expires_on, new.verify_token)
    is distinct from (old.number, old.program_id, old.program_name, old.holder_name, old.issued_on, old.expires_on, old.verify_token)
    or old.status in ('expired', 'renewed', 'revoked') and new.status <> old.status then
    raise exception 'A certificate cannot be changed. Renew or revoke it.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_certificates before update on certificates for each row execute function keep_certificates();

-- The keys that sign digital badges; private ones are encrypted.
create table certificate_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  private_key bytea not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id)
);
create index on certificate_keys (organization_id, created_at desc);
call tenant_table('certificate_keys', append_only => true);

-- The deal gate: partners register deals of this type only with a certified person.
alter table opportunity_types add column required_program_id uuid;
alter table opportunity_types add foreign key (organization_id, required_program_id) references certificate_programs;
create index on opportunity_types (organization_id, required_program_id);
