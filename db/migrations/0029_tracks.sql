-- Tracks: reusable checklists for partners, and for a partner's own people.

-- What a partner does among its own people stays out of the company's audit log.
create or replace function is_kept_from_log(target name, of_row jsonb) returns boolean language sql immutable parallel safe as $$
  select (target = 'exchange_rates' and of_row->>'fetched_at' is not null)
    or (target = 'tracks' and of_row->>'partner_id' is not null)
    or (target in ('track_assignments', 'track_step_progress') and of_row->>'is_internal' = 'true')
$$;

create table tracks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The partner that made it for its own people. Without one it is the company's, for partners.
  partner_id uuid,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 2000),
  state text not null default 'draft' check (state in ('draft', 'published', 'paused')),
  -- What is being edited. What people follow is a version.
  definition jsonb not null default '{"stages": []}'
    check (jsonb_typeof(definition) = 'object' and pg_column_size(definition) <= 500000),
  -- In which order steps open: all at once, stage after stage, or one after the other.
  step_order text not null default 'stages' check (step_order in ('free', 'stages', 'steps')),
  -- Who is assigned automatically: an audience, or the partners of these tiers and types.
  audience_id uuid,
  tier_ids uuid[] not null default '{}',
  type_ids uuid[] not null default '{}',
  -- Days from the start until all of it is due.
  due_days int check (due_days between 1 and 1000),
  -- Days without progress until it counts as stuck.
  stuck_days int not null default 14 check (stuck_days between 1 and 365),
  -- What completing it brings the partner.
  reward_tags text[] not null default '{}',
  reward_tier_id uuid,
  reward_status_id uuid,
  published_version int check (published_version >= 1),
  published_at timestamptz,
  -- The draft differs from the published version.
  has_changes boolean not null default true,
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, audience_id) references audiences,
  foreign key (organization_id, reward_tier_id) references partner_tiers,
  foreign key (organization_id, reward_status_id) references partner_statuses,
  constraint tracks_published check (state = 'draft' or published_version is not null),
  constraint tracks_of_partner check (partner_id is null
    or (audience_id is null and tier_ids = '{}' and type_ids = '{}' and reward_tags = '{}' and reward_tier_id is null
      and reward_status_id is null))
);
create index on tracks (organization_id, created_at desc);
create index on tracks (organization_id, partner_id);
create index on tracks (organization_id, audience_id);
create index on tracks (organization_id, reward_tier_id);
create index on tracks (organization_id, reward_status_id);
call tenant_table('tracks', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'partner_id is null');
call recorded_table('tracks');
drop trigger record on tracks;
create trigger record after update or delete on tracks for each row when (old.partner_id is null) execute function record_change();

-- What was published, as it was. Assignments name the version they follow.
create table track_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  track_id uuid not null,
  partner_id uuid,
  version int not null check (version >= 1),
  name text not null,
  step_order text not null,
  definition jsonb not null,
  published_by uuid default app_user(),
  published_by_name text not null,
  -- How many running assignments were moved to it.
  migrated int not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, track_id, version),
  foreign key (organization_id, track_id) references tracks,
  foreign key (organization_id, partner_id) references partners
);
create index on track_versions (organization_id, partner_id);
call tenant_table('track_versions', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'partner_id is null');

-- A track that a partner follows, or one person of a partner.
create table track_assignments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  track_id uuid not null,
  version int not null,
  partner_id uuid not null,
  -- For tracks of a partner's own people.
  user_id uuid,
  user_name text,
  -- The partner made the track; the company does not see it.
  is_internal boolean not null default false,
  track_name text not null,
  status text not null default 'assigned' check (status in ('assigned', 'in_progress', 'completed', 'canceled')),
  source text not null check (source in ('rule', 'hand')),
  assigned_by uuid default app_user(),
  starts_on date not null,
  due_on date,
  -- The first stage that is not finished, and how far it is: kept by every change of a step.
  stage_key text,
  stage_name text,
  steps_total int not null default 0,
  steps_done int not null default 0,
  percent int not null default 0 check (percent between 0 and 100),
  points int not null default 0,
  waiting_count int not null default 0,
  overdue_count int not null default 0,
  next_step text,
  next_due_on date,
  last_progress_at timestamptz not null default now(),
  -- From when it counts as stuck.
  stuck_from timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 1000),
  -- The tier that completing it proposes, until somebody decides.
  proposed_tier_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, track_id) references tracks,
  foreign key (organization_id, track_id, version) references track_versions (organization_id, track_id, version),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, proposed_tier_id) references partner_tiers,
  constraint track_assignments_completed check ((status = 'completed') = (completed_at is not null)),
  constraint track_assignments_canceled check ((status = 'canceled') = (canceled_at is not null)),
  constraint track_assignments_person check (not is_internal or user_id is not null)
);
create unique index track_assignments_open on track_assignments
  (organization_id, track_id, partner_id, coalesce(user_id, '00000000-0000-0000-0000-000000000000'))
  where status in ('assigned', 'in_progress');
create index on track_assignments (organization_id, track_id, version);
create index on track_assignments (organization_id, partner_id, status);
create index on track_assignments (organization_id, status, last_progress_at);
create index on track_assignments (organization_id, proposed_tier_id);
create index on track_assignments (organization_id, created_at desc);
call tenant_table('track_assignments', 'partner_id = app_partner()');
call recorded_table('track_assignments');
drop trigger record on track_assignments;
create trigger record after update or delete on track_assignments for each row when (not old.is_internal) execute function record_change();

-- Who is reached by a published track, and when steps change, is decided in code; the way of an assignment is fixed here.
create function keep_track_assignment() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in
    (('assigned', 'in_progress'), ('assigned', 'completed'), ('in_progress', 'completed'), ('assigned', 'canceled'),
     ('in_progress', 'canceled')) then
    raise exception 'An assignment that is % cannot become %.', replace(old.status, '_', ' '), replace(new.status, '_', ' ')
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update of status on track_assignments for each row execute function keep_track_assignment();

-- One row for each step of an assignment.
create table track_step_progress (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  assignment_id uuid not null,
  partner_id uuid not null,
  is_internal boolean not null default false,
  step_key text not null check (length(step_key) between 1 and 60),
  -- As in the version that is followed.
  title text not null,
  kind text not null,
  side text not null check (side in ('partner', 'company')),
  is_required boolean not null default true,
  -- `locked`: earlier steps come first; `not_needed`: its condition does not hold; `removed`: the version has it no more.
  state text not null default 'locked' check (state in
    ('locked', 'pending', 'waiting_approval', 'action_required', 'completed', 'skipped', 'not_needed', 'removed')),
  opened_at timestamptz,
  due_on date,
  done_at timestamptz,
  done_by uuid,
  done_by_name text,
  -- What completed it: a row of another feature.
  ref_table text,
  ref_id uuid,
  -- From the person who did it: a comment, the day of a meeting.
  note text check (length(note) <= 2000),
  held_on date,
  -- Why it was skipped, sent back or taken back.
  reason text check (length(reason) <= 1000),
  -- Events before this time do not complete it again.
  taken_back_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, assignment_id, step_key),
  foreign key (organization_id, assignment_id) references track_assignments,
  foreign key (organization_id, partner_id) references partners,
  constraint track_step_progress_skipped check (state <> 'skipped' or length(trim(reason)) > 0),
  constraint track_step_progress_done check (state <> 'completed' or done_at is not null)
);
create index on track_step_progress (organization_id, partner_id, state);
create index on track_step_progress (organization_id, state, due_on);
call tenant_table('track_step_progress', 'partner_id = app_partner()');
call recorded_table('track_step_progress');
drop trigger record on track_step_progress;
create trigger record after update or delete on track_step_progress for each row when (not old.is_internal) execute function record_change();
