-- What a company asks the people of its partners, and the ideas they bring.
create table surveys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  intro text check (length(intro) <= 2000),
  -- Answered from 0 to 10; every survey has it, so that all can be compared.
  score_question text not null check (length(trim(score_question)) between 1 and 300),
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'closed')),
  -- Fixed with the first round: people were promised it.
  is_anonymous boolean not null default false,
  audience_id uuid,
  asks text not null default 'admins' check (asks in ('admins', 'everyone')),
  timing text not null default 'once' check (timing in ('once', 'monthly', 'quarterly', 'decision', 'payout', 'course')),
  open_days int not null default 14 check (open_days between 1 and 90),
  -- An event asks people only if no survey reached them for so many days.
  rest_days int not null default 30 check (rest_days between 1 and 365),
  -- When a scheduled survey is sent next.
  next_at timestamptz,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences
);
create index on surveys (organization_id, created_at desc, id desc);
create index on surveys (organization_id, audience_id);
create index on surveys (next_at) where next_at is not null;
call tenant_table('surveys');
call recorded_table('surveys');

-- One time a survey is sent; events of a month share a round.
create table survey_rounds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  survey_id uuid not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, survey_id) references surveys
);
create index on survey_rounds (organization_id, survey_id, opened_at desc);
create index on survey_rounds (closes_at) where closed_at is null;
call tenant_table('survey_rounds');

-- One person who is asked. Of an anonymous survey it says that they answered, not when and not what.
create table survey_invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  survey_id uuid not null,
  round_id uuid not null,
  partner_id uuid not null,
  user_id uuid not null,
  status text not null default 'open' check (status in ('open', 'answered', 'expired')),
  -- As it was when the survey was sent: a later change asks nobody something else.
  survey_name text not null,
  intro text,
  score_question text not null,
  questions jsonb not null,
  is_anonymous boolean not null,
  closes_at timestamptz not null,
  notified_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, round_id, partner_id, user_id),
  foreign key (organization_id, survey_id) references surveys,
  foreign key (organization_id, round_id) references survey_rounds,
  foreign key (organization_id, partner_id) references partners
);
create index on survey_invitations (organization_id, survey_id);
create index on survey_invitations (organization_id, user_id, created_at desc);
create index on survey_invitations (organization_id, partner_id, user_id, status);
call tenant_table('survey_invitations', 'partner_id = app_partner() and user_id = app_user()', 'partner_id = app_partner() and user_id = app_user()');

-- Answers. An anonymous one names neither the partner nor the person, has a random id, and has the time of its round.
create table survey_responses (
  id uuid not null,
  organization_id uuid not null references organizations,
  survey_id uuid not null,
  round_id uuid not null,
  partner_id uuid,
  user_id uuid,
  person_name text,
  tier_id uuid,
  region_id uuid,
  is_anonymous boolean not null,
  score smallint not null check (score between 0 and 10),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, survey_id) references surveys,
  foreign key (organization_id, round_id) references survey_rounds,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, tier_id) references partner_tiers,
  foreign key (organization_id, region_id) references partner_regions,
  constraint survey_responses_anonymous check (num_nonnulls(partner_id, user_id, person_name) = case when is_anonymous then 0 else 3 end)
);
create index on survey_responses (organization_id, survey_id, round_id);
create index on survey_responses (organization_id, round_id);
create index on survey_responses (organization_id, partner_id, created_at desc);
create index on survey_responses (organization_id, tier_id);
create index on survey_responses (organization_id, region_id);
create index on survey_responses (organization_id, created_at desc, id desc);
call tenant_table('survey_responses', append_only => true);

-- What the company does about an answer of a named person.
create table survey_follow_ups (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  response_id uuid not null,
  partner_id uuid not null,
  status text not null default 'new' check (status in ('new', 'acknowledged', 'planned', 'done', 'declined')),
  owner_user_id uuid,
  note text check (length(note) <= 2000),
  tags text[] not null default '{}',
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, response_id),
  foreign key (organization_id, response_id) references survey_responses,
  foreign key (organization_id, partner_id) references partners
);
create index on survey_follow_ups (organization_id, partner_id);
call tenant_table('survey_follow_ups');
call recorded_table('survey_follow_ups');

-- The board of ideas, seen by every partner of the program. Only the company sees who posted an idea.
create table ideas (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 4000),
  status text not null default 'open' check (status in ('open', 'planned', 'in_progress', 'done', 'declined')),
  partner_id uuid,
  author_user_id uuid default app_user(),
  author_name text not null,
  reply text check (length(reply) <= 2000),
  replied_at timestamptz,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on ideas (organization_id, created_at desc, id desc);
create index on ideas (organization_id, partner_id);
call tenant_table('ideas', 'archived_at is null or partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('ideas');

create table idea_votes (
  organization_id uuid not null references organizations,
  idea_id uuid not null,
  user_id uuid not null default app_user(),
  partner_id uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, idea_id, user_id),
  foreign key (organization_id, idea_id) references ideas on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on idea_votes (organization_id, partner_id);
-- Where an idea is seen, its votes count, whoever gave them.
call tenant_table('idea_votes', 'true', 'partner_id = app_partner() and user_id = app_user()',
  own => 'exists (select from ideas i where i.organization_id = idea_votes.organization_id and i.id = idea_votes.idea_id)');

-- Whether emails about decisions on registrations ask if they were fair.
create table fairness_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_asked boolean not null default false,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index fairness_settings_one on fairness_settings (organization_id);
call tenant_table('fairness_settings');
call recorded_table('fairness_settings');

-- What a partner thinks of a decision on its registration: the first answer counts.
create table decision_opinions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  decision text not null check (decision in ('approved', 'rejected')),
  is_fair boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, registration_id, decision),
  foreign key (organization_id, registration_id) references deal_registrations,
  foreign key (organization_id, partner_id) references partners
);
create index on decision_opinions (organization_id, partner_id);
create index on decision_opinions (organization_id, created_at desc, id desc);
call tenant_table('decision_opinions');
