-- Sign-up pages say what starts for a new partner, and an application remembers what its approval started.
alter table partner_pages
  add column contract_template_id uuid,
  -- Tracks are never deleted. A reference would hide pages from people who see only their own partners.
  add column track_id uuid,
  add column invites_applicant boolean not null default true,
  add column sends_welcome boolean not null default true,
  add column welcome_text text check (length(welcome_text) <= 2000),
  add foreign key (organization_id, contract_template_id) references contract_templates;
create index on partner_pages (organization_id, contract_template_id);

-- [{key, ref_id, problem}] by the keys of the features that declare starters.
alter table partner_applications
  add column started jsonb not null default '[]' check (jsonb_typeof(started) = 'array');

-- What partners need before an action of the program. The keys are declared by the features.
create table program_gates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  gate text not null check (gate ~ '^[a-z_]{1,60}$'),
  requirement text not null check (requirement ~ '^[a-z_]{1,60}$'),
  option text check (length(option) between 1 and 60),
  audience_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences,
  constraint program_gates_once unique nulls not distinct (organization_id, gate, requirement, option, audience_id)
);
create index on program_gates (organization_id, created_at desc, id desc);
create index on program_gates (organization_id, audience_id);
call tenant_table('program_gates', own => 'false');
call recorded_table('program_gates');

-- A manager lets a learner try a quiz again: attempts beyond those of the course, and no waiting before the next one.
alter table lesson_progress
  add column extra_attempts int not null default 0 check (extra_attempts between 0 and 100),
  add column unlocked_at timestamptz;
