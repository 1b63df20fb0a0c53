-- Forms: one builder for everything that people fill in.

create table forms (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  purpose text not null check (length(purpose) between 1 and 60),
  state text not null default 'draft' check (state in ('draft', 'published', 'unpublished')),
  -- What is being edited. What people fill in is the published version.
  definition jsonb not null check (jsonb_typeof(definition) = 'object' and pg_column_size(definition) <= 1000000),
  published_version int check (published_version >= 1),
  published_at timestamptz,
  -- The draft differs from the published version.
  has_changes boolean not null default true,
  -- Origins that may show the form in a frame: https://www.example.com
  allowed_origins text[] not null default '{}',
  -- Told of each submission, besides those who follow the topic.
  recipient_ids uuid[] not null default '{}',
  copied_from_id uuid,
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint forms_published check (state <> 'published' or published_version is not null)
);
create index on forms (organization_id, created_at desc);
-- The public page knows the id only.
create unique index on forms (id);
call tenant_table('forms');
call recorded_table('forms');

-- What was published, as it was. Submissions name the version they answer.
create table form_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version int not null check (version >= 1),
  name text not null,
  purpose text not null,
  definition jsonb not null,
  published_by uuid default app_user(),
  published_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, form_id, version),
  foreign key (organization_id, form_id) references forms
);
call tenant_table('form_versions', append_only => true);

create table form_submissions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version int not null,
  purpose text not null,
  -- `spam`: kept, but nothing was made of it.
  state text not null default 'received' check (state in ('received', 'spam')),
  -- Exactly as sent: `json` keeps order, spaces and every value.
  sent json not null,
  -- The answers of fields that were shown, normalized.
  answers jsonb not null,
  -- What the page says about where the form was filled in, such as the id of a sign-up page.
  context jsonb not null default '{}' check (jsonb_typeof(context) = 'object'),
  locale text not null,
  -- Confirmed by a code.
  verified_email text,
  -- Who sent it, if signed in.
  user_id uuid,
  partner_id uuid,
  -- What was made of it.
  ref_table text,
  ref_id uuid,
  status_link text,
  -- The network address with a key that changes every day; the address itself is not stored.
  address_hash text,
  -- One for each opening of the form: a second submission with it gets the first answer.
  nonce text not null,
  sent_hash text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, form_id, nonce),
  foreign key (organization_id, form_id) references forms,
  foreign key (organization_id, form_id, version) references form_versions (organization_id, form_id, version),
  foreign key (organization_id, partner_id) references partners
);
create index on form_submissions (organization_id, form_id, version);
create index on form_submissions (organization_id, created_at desc);
create index on form_submissions (organization_id, form_id, created_at desc);
create index on form_submissions (organization_id, partner_id, created_at desc);
create index on form_submissions (organization_id, ref_table, ref_id);
call tenant_table('form_submissions');
revoke delete on form_submissions from tandem_app, tandem_partner, tandem_system;

-- Answers stay as they were sent; only what was made of them changes.
create function keep_answers() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['state', 'partner_id', 'ref_table', 'ref_id', 'status_link', 'row_version', 'updated_at', 'sent'])
    is distinct from (to_jsonb(old) - array['state', 'partner_id', 'ref_table', 'ref_id', 'status_link', 'row_version', 'updated_at', 'sent'])
    or new.sent::text is distinct from old.sent::text then
    raise exception 'the answers of a submission cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_answers before update on form_submissions for each row execute function keep_answers();
create trigger keep_rows before delete or truncate on form_submissions execute function refuse_change();

-- Uploads, before and after the submission that names them.
create table form_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  submission_id uuid,
  field_key text not null,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, form_id) references forms,
  foreign key (organization_id, submission_id) references form_submissions
);
create index on form_files (organization_id, form_id);
create index on form_files (organization_id, submission_id);
create index on form_files (organization_id, created_at) where submission_id is null;
call tenant_table('form_files', own => 'submission_id is null or exists (select from form_submissions s
  where s.organization_id = form_files.organization_id and s.id = form_files.submission_id)');
create trigger keep_limit_of_new after insert on form_files for each row execute function keep_storage_limit();

-- What a visitor has filled in so far, found by a secret that only their browser has.
create table form_drafts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version int not null,
  token_hash text not null,
  answers json not null,
  page text,
  locale text not null,
  -- The fields that were answered at some time: counted once each.
  reached text[] not null default '{}',
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, form_id) references forms
);
create index on form_drafts (organization_id, form_id);
create index on form_drafts (organization_id, expires_at);
call tenant_table('form_drafts');

-- How far people get: how often a version was viewed, begun and submitted, and each of its fields was answered.
create table form_steps (
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version int not null,
  kind text not null check (kind in ('viewed', 'started', 'answered', 'submitted')),
  -- Of `answered`: the field.
  field_key text not null default '',
  count bigint not null default 0,
  primary key (organization_id, form_id, version, kind, field_key),
  foreign key (organization_id, form_id) references forms
);
call tenant_table('form_steps');

create or replace function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select coalesce(sum(size), 0) from pictures where organization_id = organization)
    + (select coalesce(sum(size), 0) from import_files where organization_id = organization)
    + (select coalesce(sum(size), 0) from document_versions where organization_id = organization)
    + (select coalesce(sum(size), 0) from form_files where organization_id = organization);
end $$;
