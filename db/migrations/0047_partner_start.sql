-- Where a partner is in its own setup. Partners that exist now are past it.
create table partner_onboardings (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  id uuid generated always as (partner_id) stored,
  current_step text not null default 'company_details',
  completed_steps text[] not null default '{}',
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed', 'skipped')),
  finished_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, partner_id),
  foreign key (organization_id, partner_id) references partners
);
call tenant_table('partner_onboardings', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('partner_onboardings');

-- No one did this, so the log does not record it.
alter table partner_onboardings disable trigger user;
insert into partner_onboardings (organization_id, partner_id, status, finished_at)
  select organization_id, id, 'completed', now() from partners;
alter table partner_onboardings enable trigger user;

-- Messages of a company to its partners: a banner on their home, the bell, and email.
create table partner_announcements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(title)) between 1 and 120),
  body text check (length(body) <= 2000),
  link text check (length(link) <= 500),
  link_label text check (length(link_label) <= 40),
  tone text not null default 'info' check (tone in ('info', 'success', 'warning')),
  audience_id uuid,
  -- The ways of this message. At least one is on.
  shows_banner boolean not null default true,
  rings_bell boolean not null default true,
  sends_email boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'active', 'ended')),
  author_name text not null default '',
  sent_at timestamptz,
  reached_partners integer not null default 0,
  reached_people integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (ends_at > starts_at),
  check (shows_banner or rings_bell or sends_email),
  foreign key (organization_id, audience_id) references audiences
);
create index on partner_announcements (organization_id, created_at desc, id desc);
create index on partner_announcements (organization_id, audience_id) where audience_id is not null;
create index on partner_announcements (organization_id, starts_at) where status = 'scheduled';
create index on partner_announcements (organization_id, ends_at) where status = 'active';

-- The partners a message was sent to; the list does not change when the audience does.
create table partner_announcement_partners (
  organization_id uuid not null references organizations,
  announcement_id uuid not null,
  partner_id uuid not null,
  notified_at timestamptz,
  primary key (organization_id, announcement_id, partner_id),
  foreign key (organization_id, announcement_id) references partner_announcements,
  foreign key (organization_id, partner_id) references partners
);
create index on partner_announcement_partners (organization_id, partner_id);
call tenant_table('partner_announcement_partners', 'partner_id = app_partner()');

create function is_announced_to_partner(organization uuid, announcement uuid) returns boolean language sql stable as $$
  select exists (select from partner_announcement_partners r where r.organization_id = organization
    and r.announcement_id = announcement and r.partner_id = app_partner())
$$;
call tenant_table('partner_announcements', 'status in (''active'', ''ended'') and archived_at is null and is_announced_to_partner(organization_id, id)');
call recorded_table('partner_announcements');

-- People who have read a banner and closed it.
create table partner_announcement_dismissals (
  organization_id uuid not null references organizations,
  announcement_id uuid not null,
  partner_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, announcement_id, user_id),
  foreign key (organization_id, announcement_id) references partner_announcements,
  foreign key (organization_id, partner_id) references partners
);
create index on partner_announcement_dismissals (organization_id, partner_id);
call tenant_table('partner_announcement_dismissals', 'partner_id = app_partner() and user_id = app_user()', 'partner_id = app_partner() and user_id = app_user()');
