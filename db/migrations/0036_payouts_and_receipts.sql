-- A payment holds its lines from the draft until it fails, is returned, is left out or is canceled.
create function holds_lines(item_status text, batch_status text) returns boolean language sql immutable parallel safe as $$
  select item_status not in ('excluded', 'failed', 'returned', 'canceled') and batch_status <> 'canceled'
$$;

alter table payout_item_lines add column is_held boolean not null default false;

-- Whether a line is held follows from its payment, so no statement can get it wrong.
create function set_line_held() returns trigger language plpgsql as $$
begin
  select holds_lines(i.status, b.status) into strict new.is_held
    from payout_items i join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
    where i.organization_id = new.organization_id and i.id = new.item_id;
  return new;
end $$;

create function follow_payment() returns trigger language plpgsql as $$
begin
  update payout_item_lines set is_held = is_held where organization_id = new.organization_id and item_id = new.id;
  return null;
end $$;
create trigger follow after update on payout_items
  for each row when (holds_lines(old.status, '') <> holds_lines(new.status, '')) execute function follow_payment();

create function release_canceled_payout() returns trigger language plpgsql as $$
begin
  update payout_item_lines l set is_held = is_held from payout_items i
    where l.organization_id = new.organization_id and i.organization_id = new.organization_id and i.batch_id = new.id and l.item_id = i.id;
  return null;
end $$;
create trigger release after update on payout_batches
  for each row when ((old.status = 'canceled') <> (new.status = 'canceled')) execute function release_canceled_payout();

-- Other payouts of a draft in which a partner's commissions already are, as it was when the draft was prepared.
alter table payout_items add column elsewhere jsonb not null default '[]' check (jsonb_typeof(elsewhere) = 'array');
alter table payout_items drop constraint payout_items_result_check;
alter table payout_items add constraint payout_items_result_check check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum',
  'below_unit', 'no_method', 'no_rate', 'method_rests', 'document_expired', 'inactive', 'in_other_payout'));

-- The account of a payment as approved, encrypted as the details it was copied from; later changes of those leave it.
create table payout_item_accounts (
  organization_id uuid not null references organizations,
  item_id uuid not null,
  method_id uuid not null,
  rail text not null,
  country char(2),
  holder_name text not null,
  account_last4 text not null,
  details_enc bytea,
  primary key (organization_id, item_id),
  foreign key (organization_id, item_id) references payout_items,
  foreign key (organization_id, method_id) references payout_methods
);
create index on payout_item_accounts (organization_id, method_id);
call tenant_table('payout_item_accounts',
  own => 'exists (select from payout_items i
    where i.organization_id = payout_item_accounts.organization_id and i.id = payout_item_accounts.item_id)');

-- The owner of the tables reads and writes the rows of all companies here.
do $$
declare
  target regclass;
  tables constant regclass[] := array['payout_item_lines', 'payout_items', 'payout_batches', 'payout_methods', 'payout_method_details',
    'payout_item_accounts'];
begin
  foreach target in array tables loop
    execute format('alter table %s no force row level security', target);
  end loop;

  -- Of payouts that overlap, the one furthest on keeps the line, then the oldest; the others show the difference until they are refreshed.
  update payout_item_lines l set is_held = true
    from (select distinct on (l.organization_id, l.line_id) l.organization_id, l.item_id, l.line_id
      from payout_item_lines l
      join payout_items i on i.organization_id = l.organization_id and i.id = l.item_id
      join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
      where holds_lines(i.status, b.status)
      order by l.organization_id, l.line_id, i.status = 'included', b.status = 'draft', b.number) first
    where l.organization_id = first.organization_id and l.item_id = first.item_id and l.line_id = first.line_id;

  insert into payout_item_accounts (organization_id, item_id, method_id, rail, country, holder_name, account_last4, details_enc)
    select i.organization_id, i.id, m.id, m.rail, m.country, m.holder_name, m.account_last4, d.details_enc
    from payout_items i
    join payout_methods m on m.organization_id = i.organization_id and m.id = i.payout_method_id and m.fingerprint = i.method_fingerprint
    left join payout_method_details d on d.organization_id = m.organization_id and d.method_id = m.id
    where i.status not in ('included', 'excluded');

  foreach target in array tables loop
    execute format('alter table %s force row level security', target);
  end loop;
end $$;

create trigger held before insert or update on payout_item_lines for each row execute function set_line_held();

-- No line is in two payments at once, whoever creates, refreshes or approves them at the same time.
create unique index payout_item_lines_once on payout_item_lines (organization_id, line_id) where is_held;

-- Who of the company opened a registration; the partner sees it. One row for each person and day.
create table deal_registration_views (
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  -- Someone of support looked through this person's account.
  is_support boolean not null default false,
  viewed_on date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times int not null default 1 check (times > 0),
  primary key (organization_id, registration_id, user_id, viewed_on, is_support),
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade
);
call tenant_table('deal_registration_views',
  sees => 'exists (select from deal_registrations r
    where r.organization_id = deal_registration_views.organization_id and r.id = deal_registration_views.registration_id)',
  own => 'exists (select from deal_registrations r
    where r.organization_id = deal_registration_views.organization_id and r.id = deal_registration_views.registration_id)');

create index deal_registration_events_decided on deal_registration_events (organization_id, at) where to_status in ('approved', 'rejected');
