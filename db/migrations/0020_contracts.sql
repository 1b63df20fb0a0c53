-- Contracts with partners: templates, signing by link, sealed files, and terms that take effect.

-- What a signed contract sets at a partner. The company can change it; a report lists where it differs from what was signed.
alter table partners
  add column protection_days int check (protection_days between 1 and 3650),
  add column payment_term_days int check (payment_term_days between 0 and 365),
  add column is_exclusive boolean not null default false;

create table contract_templates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  kind text not null default 'reseller' check (kind in ('reseller', 'referral', 'nda', 'dpa', 'addendum', 'other')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  status text not null default 'draft' check (status in ('draft', 'published', 'retired')),
  source text not null default 'text' check (source in ('text', 'pdf')),
  -- Markdown with merge fields; of a PDF, nothing.
  body text check (length(body) <= 100000),
  file_id uuid,
  roles jsonb not null default '[]' check (jsonb_typeof(roles) = 'array'),
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  signing_order text not null default 'sequential' check (signing_order in ('sequential', 'parallel')),
  -- Who has to have it; null is nobody in particular.
  audience_id uuid,
  blocks_portal boolean not null default false,
  -- Null is no end.
  term_months int check (term_months between 1 and 600),
  renewal text not null default 'none' check (renewal in ('none', 'auto', 'notice')),
  renewal_months int check (renewal_months between 1 and 600),
  notice_days int not null default 60 check (notice_days between 0 and 730),
  -- Days until an unsigned contract expires, and the days after sending on which signers are reminded.
  expires_days int not null default 30 check (expires_days between 1 and 365),
  reminder_days jsonb not null default '[3, 7, 14]' check (jsonb_typeof(reminder_days) = 'array'),
  terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  -- The latest published version; 0: none.
  version int not null default 0,
  has_changes boolean not null default true,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences,
  constraint contract_templates_renewal check (renewal = 'none' or term_months is not null)
);
create index on contract_templates (organization_id, audience_id);
create index on contract_templates (organization_id, created_at desc, id desc);
create unique index contract_templates_name on contract_templates (organization_id, lower(name)) where archived_at is null;
call tenant_table('contract_templates');
call recorded_table('contract_templates');

-- Uploaded PDF files of templates. A version keeps the file it was published with.
create table contract_template_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template_id uuid not null,
  key text not null unique,
  file_name text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  pages int not null check (pages between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, template_id) references contract_templates
);
create index on contract_template_files (organization_id, template_id);
call tenant_table('contract_template_files');
create trigger keep_limit_of_new after insert on contract_template_files for each row execute function keep_storage_limit();

alter table contract_templates add foreign key (organization_id, file_id) references contract_template_files;
create index on contract_templates (organization_id, file_id);

-- What was published stays as it was.
create table contract_template_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template_id uuid not null,
  version int not null check (version > 0),
  content jsonb not null,
  file_id uuid,
  published_at timestamptz not null default now(),
  published_by_name text not null,
  primary key (organization_id, id),
  unique (organization_id, template_id, version),
  foreign key (organization_id, template_id) references contract_templates,
  foreign key (organization_id, file_id) references contract_template_files
);
create index on contract_template_versions (organization_id, file_id);
call tenant_table('contract_template_versions', append_only => true);

create table contracts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('contracts'),
  partner_id uuid not null,
  template_id uuid not null,
  template_version int not null,
  title text not null check (length(trim(title)) between 1 and 200),
  kind text not null check (kind in ('reseller', 'referral', 'nda', 'dpa', 'addendum', 'other')),
  status text not null default 'draft' check (status in ('draft', 'sent', 'partially_signed', 'awaiting_seal', 'completed', 'active',
    'expiring', 'ended', 'renewed', 'terminated', 'declined', 'voided', 'expired')),
  source text not null check (source in ('text', 'pdf')),
  -- With merge fields in a draft; merged, and not changed any more, once it was sent.
  body text check (length(body) <= 200000),
  file_id uuid,
  fields jsonb not null default '[]',
  signing_order text not null default 'sequential' check (signing_order in ('sequential', 'parallel')),
  blocks_portal boolean not null default false,
  effective_on date,
  term_months int check (term_months between 1 and 600),
  ends_on date,
  renewal text not null default 'none' check (renewal in ('none', 'auto', 'notice')),
  renewal_months int check (renewal_months between 1 and 600),
  notice_days int not null default 60,
  expires_days int not null default 30,
  expires_at timestamptz,
  reminder_days jsonb not null default '[]' check (jsonb_typeof(reminder_days) = 'array'),
  terms jsonb not null default '{}',
  -- The contract it amends, or the one it renews.
  amends_id uuid,
  renews_id uuid,
  note text check (length(note) <= 2000),
  created_by uuid default app_user(),
  sent_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 2000),
  -- Notice was given: it ends on its last day instead of renewing.
  notice_given_on date,
  -- Of the text or file that was sent, and of the sealed file.
  document_sha256 text,
  sealed_sha256 text,
  seal_tries int not null default 0,
  seal_problem text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  unique (organization_id, number),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, template_id) references contract_templates,
  foreign key (organization_id, file_id) references contract_template_files,
  foreign key (organization_id, amends_id) references contracts,
  foreign key (organization_id, renews_id) references contracts,
  constraint contracts_sent check (status in ('draft', 'voided') or sent_at is not null),
  constraint contracts_sealed check (status not in ('completed', 'active', 'expiring', 'ended', 'renewed', 'terminated')
    or (completed_at is not null and sealed_sha256 is not null)),
  constraint contracts_dates check (ends_on >= effective_on)
);
create index on contracts (organization_id, partner_id, status);
create index on contracts (organization_id, template_id);
create index on contracts (organization_id, file_id);
create index on contracts (organization_id, amends_id);
create index on contracts (organization_id, renews_id);
create index on contracts (organization_id, status, created_at);
create index on contracts (organization_id, created_at desc, id desc);
create index on contracts (organization_id, partner_id) where blocks_portal and status in ('sent', 'partially_signed');
create index on contracts (sealed_sha256) where sealed_sha256 is not null;
-- A partner sees what was sent to it.
call tenant_table('contracts', 'partner_id = app_partner() and sent_at is not null');
call recorded_table('contracts');

-- The allowed moves, and what stays once signers were asked.
create function keep_contract() returns trigger language plpgsql as $$
declare
  allowed constant jsonb := '{
    "draft": ["sent"],
    "sent": ["partially_signed", "awaiting_seal", "declined", "voided", "expired"],
    "partially_signed": ["awaiting_seal", "declined", "voided", "expired"],
    "awaiting_seal": ["completed"],
    "expired": ["sent", "partially_signed", "voided"],
    "completed": ["active", "ended", "terminated"],
    "active": ["expiring", "ended", "renewed", "terminated"],
    "expiring": ["active", "ended", "renewed", "terminated"]
  }';
begin
  if new.status <> old.status and not coalesce(allowed->old.status ? new.status, false) then
    raise exception 'A contract that is % cannot become %.', replace(old.status, '_', ' '), replace(new.status, '_', ' ')
      using errcode = 'restrict_violation';
  end if;
  if old.status <> 'draft' and ((new.body, new.file_id, new.fields, new.terms, new.title, new.signing_order, new.document_sha256,
      new.template_id, new.template_version, new.term_months) is distinct from (old.body, old.file_id, old.fields, old.terms, old.title,
      old.signing_order, old.document_sha256, old.template_id, old.template_version, old.term_months)
    or (old.effective_on is not null and new.effective_on is distinct from old.effective_on)) then
    raise exception 'A contract that was sent stays as it is. Void it and send a new one.' using errcode = 'restrict_violation';
  end if;
  if old.sealed_sha256 is not null and new.sealed_sha256 is distinct from old.sealed_sha256 then
    raise exception 'A contract is sealed once.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on contracts for each row execute function keep_contract();

-- One row per signer.
create table contract_signings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  partner_id uuid not null,
  role_key text not null,
  role_name text not null,
  side text not null check (side in ('partner', 'company')),
  position int not null check (position between 1 and 20),
  name text not null check (length(trim(name)) between 1 and 200),
  email citext not null,
  user_id uuid,
  status text not null default 'waiting'
    check (status in ('waiting', 'notified', 'opened', 'signed', 'declined', 'expired', 'canceled')),
  -- Since when it is this signer's turn.
  turn_at timestamptz,
  last_sent_at timestamptz,
  reminders int not null default 0,
  opened_at timestamptz,
  signed_at timestamptz,
  -- What the signer filled in, by field, and the signature as text or strokes.
  field_values jsonb not null default '{}',
  signature jsonb,
  consent_text text,
  decline_reason text check (length(decline_reason) <= 2000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, contract_id, role_key),
  foreign key (organization_id, contract_id) references contracts on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  constraint contract_signings_signed check (status <> 'signed' or num_nonnulls(signed_at, signature, consent_text) = 3)
);
create index on contract_signings (organization_id, contract_id, position);
create index on contract_signings (organization_id, partner_id);
create index on contract_signings (organization_id, status, turn_at);
create index on contract_signings (organization_id, user_id);
call tenant_table('contract_signings', 'partner_id = app_partner() and exists (select from contracts c
  where c.organization_id = contract_signings.organization_id and c.id = contract_signings.contract_id)');
call recorded_table('contract_signings');

-- A signature is final.
create function keep_signature() returns trigger language plpgsql as $$
begin
  if old.status = 'signed' and (new.status, new.field_values, new.signature, new.consent_text, new.signed_at, new.name, new.email)
    is distinct from (old.status, old.field_values, old.signature, old.consent_text, old.signed_at, old.name, old.email) then
    raise exception 'A signature cannot be changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on contract_signings for each row execute function keep_signature();

-- The link of a signer and the code that confirms the mailbox. Only hashes are kept; a new link replaces the one before.
create table contract_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  signing_id uuid not null,
  partner_id uuid not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  secret_hash text,
  code_expires_at timestamptz,
  code_tries int not null default 0,
  codes_sent int not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, signing_id) references contract_signings on delete cascade,
  foreign key (organization_id, contract_id) references contracts on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on contract_links (organization_id, contract_id);
create index on contract_links (organization_id, signing_id);
create index on contract_links (organization_id, partner_id);
call tenant_table('contract_links');

-- What happened, each event chained to the one before by its hash.
create table contract_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  partner_id uuid not null,
  seq int not null check (seq > 0),
  kind text not null check (kind in ('sent', 'reminder_sent', 'opened', 'consent_given', 'code_sent', 'code_confirmed', 'code_failed',
    'signed', 'declined', 'delegated', 'expired', 'resent', 'voided', 'sealed', 'renewed', 'notice_given', 'ended', 'terminated')),
  actor jsonb not null,
  ip text,
  user_agent text,
  at timestamptz not null,
  payload jsonb not null default '{}',
  prev_hash text not null,
  hash text not null,
  primary key (organization_id, id),
  unique (organization_id, contract_id, seq),
  foreign key (organization_id, contract_id) references contracts,
  foreign key (organization_id, partner_id) references partners
);
create index on contract_events (organization_id, partner_id);
call tenant_table('contract_events', append_only => true);

-- Sealed files, and what signers attached.
create table contract_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  partner_id uuid not null,
  kind text not null check (kind in ('sealed', 'attachment')),
  signing_id uuid,
  field_key text,
  key text not null unique,
  file_name text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contracts,
  foreign key (organization_id, signing_id) references contract_signings,
  foreign key (organization_id, partner_id) references partners
);
create index on contract_files (organization_id, contract_id);
create index on contract_files (organization_id, signing_id);
create index on contract_files (organization_id, partner_id);
create unique index contract_files_sealed on contract_files (organization_id, contract_id) where kind = 'sealed';
call tenant_table('contract_files', 'kind = ''sealed'' and partner_id = app_partner()');
create trigger keep_limit_of_new after insert on contract_files for each row execute function keep_storage_limit();

-- The key that seals documents, encrypted with a key of the installation, and its certificate. The newest one seals.
create table contract_seals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  private_key bytea not null,
  certificate text not null,
  fingerprint text not null,
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on contract_seals (organization_id, valid_until desc);
call tenant_table('contract_seals', append_only => true);

-- Every table whose files are limited counts.
create or replace function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  counted regclass;
  bytes bigint;
  total bigint := (select coalesce(sum(size), 0) from pictures where organization_id = organization);
begin
  for counted in select distinct tgrelid::regclass from pg_trigger where tgfoid = 'keep_storage_limit()'::regprocedure loop
    execute format('select coalesce(sum(size), 0) from %s where organization_id = $1', counted) into bytes using organization;
    total := total + bytes;
  end loop;
  return total;
end $$;
