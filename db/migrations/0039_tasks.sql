-- Tasks of both sides, their comments and files, templates, and action plans that a company and a partner share.

-- Steps that are made into tasks: [{key, title, description, side, due_days, priority, checklist, blocked_by, assignee_role}].
create table task_templates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 2000),
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 100),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index task_templates_name on task_templates (organization_id, lower(name)) where archived_at is null;
call tenant_table('task_templates');
call recorded_table('task_templates');

create table action_plans (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  goal text check (length(goal) <= 2000),
  partner_id uuid not null,
  opportunity_id uuid,
  template_id uuid,
  status text not null default 'active' check (status in ('active', 'completed', 'canceled')),
  starts_on date not null,
  target_on date,
  completed_on date,
  created_by uuid default app_user(),
  created_by_name text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, opportunity_id) references opportunities on delete set null (opportunity_id),
  foreign key (organization_id, template_id) references task_templates,
  constraint action_plans_target check (target_on >= starts_on),
  constraint action_plans_completed check ((status = 'completed') = (completed_on is not null))
);
create index on action_plans (organization_id, partner_id, status);
create index on action_plans (organization_id, opportunity_id);
create index on action_plans (organization_id, template_id);
call tenant_table('action_plans', 'partner_id = app_partner()', own => 'partner_id = any ((select app_own_partners())::uuid[])');
call recorded_table('action_plans');

create table tasks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 10000),
  -- The record it is about, of any noun, with its name when the task was written.
  record_table text check (length(record_table) <= 63),
  record_id uuid,
  record_name text check (length(record_name) <= 500),
  partner_id uuid,
  visibility text not null default 'internal' check (visibility in ('internal', 'shared')),
  -- Who has to act.
  side text not null default 'company' check (side in ('company', 'partner')),
  assignee_user_id uuid,
  assignee_name text check (length(assignee_name) <= 300),
  -- Everyone with this role, while no person is named.
  assignee_role text,
  due_on date,
  -- The day that was first agreed with the other side; later changes of the due date do not change it.
  committed_on date,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  -- [{text, is_done}]
  checklist jsonb not null default '[]' check (jsonb_typeof(checklist) = 'array' and jsonb_array_length(checklist) <= 50),
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting', 'done', 'canceled')),
  waiting_for text check (length(waiting_for) <= 500),
  -- A rule of RFC 5545 without DTSTART, and the day the series began.
  recurrence text check (length(recurrence) between 1 and 300),
  recurs_by text not null default 'completion' check (recurs_by in ('completion', 'schedule')),
  series_id uuid,
  series_starts_on date,
  occurrence int not null default 1 check (occurrence between 1 and 100000),
  blocked_by_id uuid,
  template_id uuid,
  plan_id uuid,
  position int,
  source text not null default 'manual' check (source ~ '^[a-z_]{1,40}$'),
  -- Makes a task of another feature at most once.
  source_key text check (length(source_key) between 1 and 200),
  completed_on date,
  completed_by_name text,
  created_by uuid default app_user(),
  created_by_name text not null,
  created_by_side text not null default 'company' check (created_by_side in ('company', 'partner')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, blocked_by_id) references tasks on delete set null (blocked_by_id),
  foreign key (organization_id, template_id) references task_templates,
  foreign key (organization_id, plan_id) references action_plans on delete cascade,
  constraint tasks_record check ((record_table is null) = (record_id is null)),
  constraint tasks_shared_partner check (visibility = 'internal' or partner_id is not null),
  constraint tasks_partner_side check (side = 'company' or visibility = 'shared'),
  constraint tasks_recurrence check (recurrence is null or (due_on is not null and series_id is not null and series_starts_on is not null)),
  constraint tasks_completed check ((status = 'done') = (completed_on is not null)),
  constraint tasks_blocked_by check (blocked_by_id <> id)
);
create unique index tasks_occurrence on tasks (organization_id, series_id, occurrence);
create unique index tasks_source on tasks (organization_id, source, source_key);
create index on tasks (organization_id, status, due_on);
create index on tasks (organization_id, assignee_user_id, status);
create index on tasks (organization_id, partner_id, status);
create index on tasks (organization_id, record_id);
create index on tasks (organization_id, plan_id);
create index on tasks (organization_id, blocked_by_id);
create index on tasks (organization_id, template_id);
create index on tasks (organization_id, created_at desc, id desc);
call tenant_table('tasks',
  sees => 'partner_id = app_partner() and visibility = ''shared''',
  writes => 'partner_id = app_partner() and visibility = ''shared''',
  own => 'partner_id = any ((select app_own_partners())::uuid[])
    or (partner_id is null and (assignee_user_id = app_user() or created_by = app_user()))');
call recorded_table('tasks');

-- Handing over the work of a person who leaves changes only the id.
create function name_task_assignee() returns trigger language plpgsql as $$
begin
  if new.assignee_user_id is distinct from old.assignee_user_id and new.assignee_name is not distinct from old.assignee_name then
    new.assignee_name := (select p.full_name from people p where p.organization_id = new.organization_id and p.id = new.assignee_user_id);
  end if;
  return new;
end $$;
create trigger name_assignee before update of assignee_user_id on tasks for each row execute function name_task_assignee();

-- Whether the caller can open a record of any table; row-level security decides.
create function can_open_record(target text, record uuid) returns boolean language plpgsql stable as $$
declare
  found_one boolean;
begin
  execute format('select exists (select from %I where organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and id = $1)', target)
    into found_one using record;
  return found_one;
exception when insufficient_privilege or undefined_table or undefined_column then
  return false;
end $$;

create table task_comments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  task_id uuid not null,
  partner_id uuid,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_side text not null check (author_side in ('company', 'partner')),
  body text not null check (length(trim(body)) between 1 and 10000),
  visibility text not null check (visibility in ('internal', 'shared')),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, task_id) references tasks on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on task_comments (organization_id, task_id, created_at);
create index on task_comments (organization_id, partner_id);
call tenant_table('task_comments',
  sees => 'visibility = ''shared'' and exists (select from tasks t where t.organization_id = task_comments.organization_id and t.id = task_comments.task_id)',
  writes => 'visibility = ''shared'' and partner_id = app_partner() and author_side = ''partner'' and author_user_id = app_user()',
  own => 'exists (select from tasks t where t.organization_id = task_comments.organization_id and t.id = task_comments.task_id)');
call recorded_table('task_comments');

create table task_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  task_id uuid not null,
  partner_id uuid,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, task_id) references tasks,
  foreign key (organization_id, partner_id) references partners
);
create index on task_files (organization_id, task_id);
create index on task_files (organization_id, partner_id);
call tenant_table('task_files',
  sees => 'exists (select from tasks t where t.organization_id = task_files.organization_id and t.id = task_files.task_id)',
  writes => 'partner_id = app_partner() and exists (select from tasks t where t.organization_id = task_files.organization_id and t.id = task_files.task_id)',
  own => 'exists (select from tasks t where t.organization_id = task_files.organization_id and t.id = task_files.task_id)');
create trigger keep_limit_of_new after insert on task_files for each row execute function keep_storage_limit();
