-- Training: courses in versions, a bank of quiz questions, and what learners have done.

create table courses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(title)) between 1 and 200),
  summary text check (length(summary) <= 500),
  cover_url text check (length(cover_url) <= 1000),
  level text check (level in ('beginner', 'intermediate', 'advanced')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  tags text[] not null default '{}',
  owner_user_id uuid,
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- What is being edited: sections with lessons. What people learn is a published version.
  definition jsonb not null default '{"sections": []}' check (jsonb_typeof(definition) = 'object' and pg_column_size(definition) <= 2000000),
  is_sequential boolean not null default false,
  -- Days from enrollment until it is due; null is never.
  due_days int check (due_days between 1 and 3650),
  -- A completion counts for this long; null is forever.
  valid_months int check (valid_months between 1 and 120),
  -- Courses a learner completes first.
  prerequisite_ids uuid[] not null default '{}' check (cardinality(prerequisite_ids) <= 20),
  -- Who finds it in the catalog: nobody, every partner, or those chosen below.
  shared_with text not null default 'nobody' check (shared_with in ('nobody', 'everyone', 'selected')),
  audience_id uuid,
  partner_ids uuid[] not null default '{}' check (cardinality(partner_ids) <= 500),
  -- Learners enroll themselves.
  is_self_enrolled boolean not null default true,
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
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, audience_id) references audiences,
  constraint courses_published check (state <> 'published' or published_version is not null)
);
create index on courses (organization_id, updated_at desc);
create index on courses (organization_id, owner_user_id);
create index on courses (organization_id, audience_id);
create index on courses using gin (organization_id, tags);
call recorded_table('courses');
call tagged_table('courses');

-- What was published, as it was: learners finish the version they began.
create table course_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  course_id uuid not null,
  version int not null check (version >= 1),
  title text not null,
  definition jsonb not null,
  -- The questions of its quizzes with their answers, by id. Learners never read this column.
  questions jsonb not null default '{}',
  required_lessons int not null,
  published_by uuid default app_user(),
  published_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, course_id, version),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call tenant_table('course_versions');
revoke update, delete on course_versions from tandem_app, tandem_partner, tandem_system;

-- Pictures, videos, files and SCORM packages of lessons.
create table course_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  course_id uuid not null,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'video', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  -- Of a SCORM package: its standard and its parts, and where each file lies in the archive.
  scorm jsonb,
  entries jsonb,
  uploaded_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
create index on course_files (organization_id, course_id);
call tenant_table('course_files');
create trigger keep_limit_of_new after insert on course_files for each row execute function keep_storage_limit();

-- The question bank of the company.
create table quiz_questions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('single', 'multiple', 'true_false', 'order', 'match', 'numeric', 'short_text')),
  -- Quizzes draw questions at random from a pool.
  pool text not null check (length(trim(pool)) between 1 and 80),
  prompt text not null check (length(trim(prompt)) between 1 and 2000),
  -- What is shown and what is right.
  content jsonb not null check (jsonb_typeof(content) = 'object' and pg_column_size(content) <= 50000),
  -- Shown after the answer.
  explanation text check (length(explanation) <= 2000),
  points int not null default 1 check (points between 1 and 100),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on quiz_questions (organization_id, created_at desc);
create index on quiz_questions (organization_id, pool);
call tenant_table('quiz_questions');
call recorded_table('quiz_questions');

create table course_enrollments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  course_id uuid not null,
  course_version int not null,
  -- A person of the partner; name and address as they were last seen.
  user_id uuid not null,
  learner_name text not null check (length(learner_name) <= 200),
  learner_email citext not null check (length(learner_email) <= 254),
  partner_id uuid not null,
  source text not null default 'self' check (source in ('self', 'company', 'partner', 'track')),
  status text not null default 'assigned' check (status in ('assigned', 'in_progress', 'completed', 'expired')),
  -- 100 only when all required lessons are completed.
  percent int not null default 0 check (percent between 0 and 100),
  -- The mean of its quizzes and scored lessons.
  score int check (score between 0 and 100),
  due_on date,
  -- Told once that it is due.
  reminded_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  -- The last day the completion counts.
  valid_until date,
  last_active_at timestamptz,
  last_lesson_id text,
  -- Time spent on its lessons, capped by the clock of the server.
  seconds int not null default 0 check (seconds >= 0),
  enrolled_by uuid default app_user(),
  enrolled_by_name text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, course_id) references courses,
  foreign key (organization_id, course_id, course_version) references course_versions (organization_id, course_id, version),
  foreign key (organization_id, partner_id) references partners,
  constraint course_enrollments_completed check ((status in ('completed', 'expired')) = (completed_at is not null))
);
create index on course_enrollments (organization_id, created_at desc);
create index on course_enrollments (organization_id, partner_id, created_at desc);
create index on course_enrollments (organization_id, user_id);
create index on course_enrollments (organization_id, due_on) where status in ('assigned', 'in_progress');
create index on course_enrollments (organization_id, valid_until) where status = 'completed';
-- Once for each version; after it has expired, again.
create unique index course_enrollments_version on course_enrollments (organization_id, course_id, course_version, user_id, partner_id)
  where status <> 'expired';
-- One course at a time: the next version is begun when this one is done.
create unique index course_enrollments_open on course_enrollments (organization_id, course_id, user_id, partner_id)
  where status in ('assigned', 'in_progress');
call tenant_table('course_enrollments', sees => 'partner_id = app_partner()');
call recorded_table('course_enrollments');
-- Partners read the names of courses their people take; everything else goes through the service.
call tenant_table('courses',
  sees => 'exists (select from course_enrollments e where e.organization_id = courses.organization_id and e.course_id = courses.id)');

-- Learners read and write these through the service only: rows hold answers and results.
create table lesson_progress (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  enrollment_id uuid not null,
  lesson_id text not null check (length(lesson_id) between 1 and 40),
  status text not null default 'in_progress' check (status in ('in_progress', 'completed')),
  seconds int not null default 0 check (seconds >= 0),
  -- Where the learner stopped: seconds of a video.
  position int not null default 0 check (position >= 0),
  -- The seconds of a video that were watched.
  watched int4multirange not null default '{}',
  score int check (score between 0 and 100),
  -- What a SCORM package keeps, by its part.
  scorm jsonb check (pg_column_size(scorm) <= 1000000),
  opened_at timestamptz not null,
  -- The clock against which the next report of time is capped.
  reported_at timestamptz not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, enrollment_id, lesson_id),
  foreign key (organization_id, enrollment_id) references course_enrollments on delete cascade,
  constraint lesson_progress_completed check ((status = 'completed') = (completed_at is not null))
);
call tenant_table('lesson_progress',
  own => 'exists (select from course_enrollments e where e.organization_id = lesson_progress.organization_id and e.id = lesson_progress.enrollment_id)');

create table quiz_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  enrollment_id uuid not null,
  lesson_id text not null check (length(lesson_id) between 1 and 40),
  n int not null check (n >= 1),
  -- The drawn questions in order, and the order of their options.
  drawn jsonb not null,
  -- What is filled in so far: counts when the time is over.
  draft jsonb,
  answers jsonb,
  -- Points by question; written once with the answers.
  results jsonb,
  points int,
  max_points int not null check (max_points > 0),
  percent int check (percent between 0 and 100),
  is_passed boolean,
  started_at timestamptz not null,
  -- Answers that come later do not count.
  due_at timestamptz,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, enrollment_id, lesson_id, n),
  foreign key (organization_id, enrollment_id) references course_enrollments on delete cascade,
  constraint quiz_attempts_submitted check (num_nonnulls(answers, results, points, percent, is_passed, submitted_at) in (0, 6))
);
create unique index quiz_attempts_open on quiz_attempts (organization_id, enrollment_id, lesson_id) where submitted_at is null;
call tenant_table('quiz_attempts',
  own => 'exists (select from course_enrollments e where e.organization_id = quiz_attempts.organization_id and e.id = quiz_attempts.enrollment_id)');

-- A submitted attempt and its score stay as they are.
create function keep_attempts() returns trigger language plpgsql as $$
begin
  if old.submitted_at is not null then
    raise exception 'a submitted attempt cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_attempts before update on quiz_attempts for each row execute function keep_attempts();

-- What learners hand in for assignments.
create table assignment_submissions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  enrollment_id uuid not null,
  partner_id uuid not null,
  course_id uuid not null,
  lesson_id text not null check (length(lesson_id) between 1 and 40),
  lesson_title text not null,
  n int not null check (n >= 1),
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'returned')),
  body text check (length(body) <= 20000),
  key text unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text check (length(file_name) between 1 and 255),
  media_type text,
  kind text,
  size bigint not null default 0 check (size >= 0),
  sha256 text,
  score int check (score between 0 and 100),
  feedback text check (length(feedback) <= 5000),
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, enrollment_id, lesson_id, n),
  foreign key (organization_id, enrollment_id) references course_enrollments on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, course_id) references courses,
  constraint assignment_submissions_file check ((key is null) = (file_name is null)),
  constraint assignment_submissions_content check (body is not null or key is not null)
);
create index on assignment_submissions (organization_id, partner_id);
create index on assignment_submissions (organization_id, course_id);
create index on assignment_submissions (organization_id, status, created_at desc);
create unique index assignment_submissions_open on assignment_submissions (organization_id, enrollment_id, lesson_id) where status = 'submitted';
call tenant_table('assignment_submissions');
call recorded_table('assignment_submissions');
create trigger keep_limit_of_new after insert on assignment_submissions for each row execute function keep_storage_limit();

create trigger refuse_merged_partner_of_new after insert on course_enrollments referencing new table as added
  for each statement execute function refuse_merged_partner();
create trigger refuse_merged_partner after update of partner_id on course_enrollments for each row
  when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner();

-- Tags and stored bytes of courses, besides what other tables already have.
do $$
declare
  tagged text := pg_get_constraintdef((select oid from pg_constraint where conname = 'tags_entity_check'));
begin
  alter table tags drop constraint tags_entity_check;
  execute 'alter table tags add constraint tags_entity_check ' || replace(tagged, 'ARRAY[', 'ARRAY[''courses''::text, ');
  execute replace(pg_get_functiondef('company_storage(uuid)'::regprocedure), 'return (',
    'return (select coalesce(sum(size), 0) from course_files where organization_id = organization)
    + (select coalesce(sum(size), 0) from assignment_submissions where organization_id = organization)
    + (');
end $$;
