-- Sign-up pages say what starts for a new partner, and an application remembers what its approval started.
alter table partner_pages
  add column contract_template_id uuid,
  add column track_id uuid,
  add column invites_applicant boolean not null default true,
  add column sends_welcome boolean not null default true,
  add column welcome_text text check (length(welcome_text) <= 2000),
  add foreign key (organization_id, contract_template_id) references contract_templates,
  add foreign key (organization_id, track_id) references tracks;
create index on partner_pages (organization_id, contract_template_id);
create index on partner_pages (organization_id, track_id);

-- [{key, ref_id, problem}] by the keys of the features that declare starters.
alter table partner_applications
  add column started jsonb not null default '[]' check (jsonb_typeof(started) = 'array');
