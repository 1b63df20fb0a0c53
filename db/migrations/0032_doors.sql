-- Links that let people without an account follow what they sent. The secret behind the # is derived from a key of the
-- installation and the id; the database keeps its hash.
create table visitor_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  purpose text not null check (purpose in ('application', 'registration')),
  ref_id uuid not null,
  -- Null until the first email after this table was added.
  token_hash text,
  expires_at timestamptz not null,
  -- Until then, links in emails that were sent before this table was added still work.
  sealed_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, purpose, ref_id),
  unique (token_hash)
);
create unique index on visitor_links (id);
create index on visitor_links (expires_at);
call tenant_table('visitor_links');

insert into visitor_links (organization_id, purpose, ref_id, expires_at, sealed_until)
select organization_id, 'application', id, now() + interval '30 days', now() + interval '30 days'
from partner_applications where status <> 'withdrawn';
insert into visitor_links (organization_id, purpose, ref_id, expires_at, sealed_until)
select organization_id, 'registration', registration_id, now() + interval '30 days', now() + interval '30 days'
from referral_entries where is_public;

-- Submissions held links with their secret.
update form_submissions set status_link = null where status_link ~ '^/(application|referrals/status)/';

-- Uploads of strangers count against the company's storage when they are submitted, and have a limit of their own before.
alter table form_files add column address_hash text;
create index on form_files (organization_id, form_id) where submission_id is null;
drop trigger keep_limit_of_new on form_files;
create trigger keep_limit_of_new after insert or update of submission_id on form_files for each row
  when (new.submission_id is not null) execute function keep_storage_limit();

create or replace function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  counted regclass;
  bytes bigint;
  total bigint := (select coalesce(sum(size), 0) from pictures where organization_id = organization);
begin
  for counted in select distinct tgrelid::regclass from pg_trigger
    where tgname = 'keep_limit_of_new' and tgfoid = 'keep_storage_limit'::regproc loop
    execute format('select coalesce(sum(size), 0) from %s where organization_id = $1 %s', counted,
      case when counted = 'form_files'::regclass then 'and submission_id is not null' else '' end)
      into bytes using organization;
    total := total + bytes;
  end loop;
  return total;
end $$;
