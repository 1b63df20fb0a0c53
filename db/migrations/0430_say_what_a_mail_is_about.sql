-- Why: the line of time of a deal, a registration, a partner or a payout tells which mails went out about it (decision 0044).
-- A notice that waits for the daily mail takes along what it is about, so that one mail may be about several things.
alter table mail_outbox add to_name text;
alter table mail_outbox add constraint mail_outbox_organization_id_id_key unique (organization_id, id);
alter table waiting_notices add about jsonb not null default '[]';

create table mail_subjects (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  mail_id uuid not null,
  -- Of whose people it was sent to one; null: to the company's own.
  partner_id uuid,
  -- Like the log, it outlives what it names.
  ref_table text not null,
  ref_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, mail_id) references mail_outbox (organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners (organization_id, id),
  unique (organization_id, mail_id, ref_id)
);
create index on mail_subjects (organization_id, ref_id, mail_id);
create index on mail_subjects (organization_id, partner_id);
-- Who sees own partners only is told of mails to their people: what the company's own read may be about others too.
call tenant_table('mail_subjects', 'partner_id = app_partner()', 'true',
  own => 'partner_id = any((select app_own_partners())::uuid[])', own_writes => 'true');
