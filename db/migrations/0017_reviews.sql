-- Reviews of partners by customers of won deals: one life for each, from the request to its removal.
create table reviews (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  -- The won deal that proves the author is a customer.
  opportunity_id uuid not null,
  -- Chosen by the company when it sends the link.
  contact_id uuid,
  status text not null default 'requested' check (status in
    ('requested', 'started', 'submitted', 'verified', 'in_moderation', 'published', 'rejected', 'disputed', 'removed')),
  requested_by text not null check (requested_by in ('company', 'partner')),
  requested_by_user_id uuid default app_user(),
  -- From the partner to the company.
  note text check (length(note) <= 1000),
  invited_at timestamptz,
  cooperation smallint check (cooperation between 1 and 5),
  quality smallint check (quality between 1 and 5),
  schedule smallint check (schedule between 1 and 5),
  budget smallint check (budget between 1 and 5),
  -- The mean of the categories.
  rating numeric(3, 2) generated always as ((cooperation + quality + schedule + budget) / 4.0) stored,
  quote text check (length(trim(quote)) between 1 and 4000),
  author text check (length(trim(author)) between 1 and 200),
  designation text check (length(designation) <= 200),
  company text check (length(company) <= 200),
  submitted_at timestamptz,
  verified_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  -- Why it was rejected or removed, or what was decided about a dispute.
  decision_reason text check (length(decision_reason) <= 1000),
  -- The first time; partners see what is in it from then on.
  published_at timestamptz,
  disputed_at timestamptz,
  dispute_reason text check (length(dispute_reason) <= 2000),
  reply text check (length(trim(reply)) between 1 and 2000),
  replied_at timestamptz,
  pinned_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, contact_id) references contacts,
  constraint reviews_complete check (submitted_at is null or num_nonnulls(rating, quote, author) = 3),
  constraint reviews_submitted
    check (status in ('requested', 'started', 'removed') or submitted_at is not null),
  constraint reviews_verified
    check (status not in ('verified', 'in_moderation', 'published', 'rejected', 'disputed') or verified_at is not null),
  constraint reviews_published check (status not in ('published', 'disputed') or published_at is not null),
  constraint reviews_disputed check (status <> 'disputed' or disputed_at is not null),
  constraint reviews_replied check ((reply is null) = (replied_at is null)),
  constraint reviews_pinned check (pinned_at is null or status = 'published')
);
comment on table reviews is 'Reviews of partners by contacts of won deals.';
-- A customer reviews a partner once; what was removed makes room.
create unique index reviews_one_per_contact on reviews (organization_id, partner_id, contact_id)
  where contact_id is not null and status <> 'removed';
create unique index reviews_one_request on reviews (organization_id, partner_id, opportunity_id)
  where contact_id is null and status = 'requested';
create index on reviews (organization_id, partner_id, status);
create index on reviews (organization_id, opportunity_id);
create index on reviews (organization_id, contact_id);
create index on reviews (organization_id, status, created_at);
-- The public call names a partner without its company.
create index on reviews (partner_id) where status in ('published', 'disputed');
call tenant_table('reviews', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('reviews');

-- What a customer confirmed stays as it is, and the company decides what is published.
create function keep_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if app_partner() is not null and (new.status, new.requested_by) <> ('requested', 'partner') then
      raise exception 'Partners can only request reviews.' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.verified_at is not null and (new.cooperation, new.quality, new.schedule, new.budget, new.quote, new.author,
    new.designation, new.company, new.verified_at, new.submitted_at, new.opportunity_id, new.contact_id)
    is distinct from (old.cooperation, old.quality, old.schedule, old.budget, old.quote, old.author,
    old.designation, old.company, old.verified_at, old.submitted_at, old.opportunity_id, old.contact_id) then
    raise exception 'A confirmed review stays as its author wrote it.' using errcode = 'restrict_violation';
  end if;
  if app_partner() is not null and new.status <> old.status
    and (old.status, new.status) not in (('published', 'disputed'), ('requested', 'removed')) then
    raise exception 'The company decides what is published.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before insert or update on reviews for each row execute function keep_review();

-- At most five per partner, also when two people pin at the same time.
create function keep_pin_limit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pinned reviews of ' || new.partner_id, 0));
  if (select count(*) > 5 from reviews r where r.organization_id = new.organization_id and r.partner_id = new.partner_id
      and r.pinned_at is not null) then
    raise exception 'At most five reviews can be pinned. Unpin another one first.' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger keep_pin_limit after update of pinned_at on reviews for each row
  when (old.pinned_at is null and new.pinned_at is not null) execute function keep_pin_limit();

-- The individual link of a review, and the code that confirms its author's mailbox. Only hashes are kept. A link that is sent
-- again replaces the one before. Partners never see who was invited.
create table review_invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  review_id uuid not null,
  partner_id uuid not null,
  email citext not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  -- Of the newest code.
  secret_hash text,
  code_expires_at timestamptz,
  code_tries int not null default 0,
  codes_sent int not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, review_id) references reviews,
  foreign key (organization_id, partner_id) references partners
);
create unique index review_invitations_open on review_invitations (organization_id, review_id)
  where used_at is null and revoked_at is null;
create index on review_invitations (organization_id, review_id);
create index on review_invitations (review_id);
create index on review_invitations (organization_id, partner_id);
call tenant_table('review_invitations');

-- Where a company's reviews are public.
create table review_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- Also of partners that are in no public directory.
  publishes_all boolean not null default true,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index review_settings_one on review_settings (organization_id);
call tenant_table('review_settings', 'true', 'false');
call recorded_table('review_settings');
