-- Why: over the company's limit two people agree to a payout, neither of whom prepared it. The limit is an amount of the company's
-- currency; what is paid in another one is compared by the rate of the day, and counts as over it where no rate is known.

-- Digits after the decimal point, as src/shared/money.ts has them: a test compares the two.
create function currency_exponent(code text) returns int language sql immutable parallel safe as $$
  select case
    when code in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 0
    when code in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 3
    when code in ('CLF','UYW') then 4
    else 2 end
$$;

-- How many people who did not prepare it agree to a payout: two over the limit, none where the company asks for no second person.
create function payout_approvals_needed(of_organization uuid, of_currency text, total_minor bigint, at timestamptz) returns int
language sql stable as $$
  select case
    when s.payout_approval_limit_minor is not null and coalesce(v.worth_minor > s.payout_approval_limit_minor, true) then 2
    when coalesce(s.requires_second_approver, true) then 1
    else 0 end
  from organizations o
  left join programme_settings s on s.organization_id = o.id
  cross join lateral (select case when of_currency = o.base_currency then total_minor::numeric
    else total_minor * (select r.rate from exchange_rates r where r.organization_id = o.id and r.base = of_currency and r.quote = o.base_currency
        and r.as_of <= (at at time zone o.timezone)::date order by r.as_of desc limit 1)
      * power(10::numeric, currency_exponent(o.base_currency) - currency_exponent(of_currency)) end as worth_minor) v
  where o.id = of_organization
$$;

-- Who agreed, to which payments, and when.
create table payout_approvals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  user_id uuid default app_user(),
  preview_hash text,
  approved_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, batch_id) references payout_batches
);
create unique index on payout_approvals (organization_id, batch_id, user_id) nulls not distinct;
-- What was approved before stays approved by whom it was; read past the rules of the companies, for all of them.
alter table payout_batches no force row level security, disable trigger user;
alter table organizations no force row level security;
alter table programme_settings no force row level security;
alter table exchange_rates no force row level security;
insert into payout_approvals (organization_id, batch_id, user_id, preview_hash, approved_at)
  select organization_id, id, approved_by, preview_hash, approved_at from payout_batches where approved_at is not null;
call tenant_table('payout_approvals', own => 'exists (select from payout_batches b where b.organization_id = payout_approvals.organization_id and b.id = payout_approvals.batch_id)',
  own_writes => 'false');
call recorded_table('payout_approvals');

-- How many have to agree, as it was last worked out; nothing while it is a draft.
alter table payout_batches add column approvals_needed int check (approvals_needed between 0 and 2);
update payout_batches set approvals_needed = payout_approvals_needed(organization_id, currency, total_minor, submitted_at) where status = 'pending_approval';
alter table payout_batches force row level security, enable trigger user;
alter table organizations force row level security;
alter table programme_settings force row level security;
alter table exchange_rates force row level security;

-- Everybody agrees for themselves, to what is handed over; what was approved stays agreed to.
create function keep_payout_approval() returns trigger language plpgsql as $$
declare
  given payout_approvals := case when tg_op = 'DELETE' then old else new end;
  batch payout_batches;
begin
  select * into batch from payout_batches b where b.organization_id = given.organization_id and b.id = given.batch_id;
  if tg_op = 'UPDATE' or batch.status not in ('draft', 'pending_approval') then
    raise exception 'An approval stays as it was given.' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if batch.status <> 'pending_approval' then
    raise exception 'A payout is approved once it is handed over.' using errcode = 'restrict_violation';
  end if;
  if new.user_id is distinct from app_user() then
    raise exception 'Everybody approves for themselves.' using errcode = 'restrict_violation';
  end if;
  if new.user_id in (batch.created_by, batch.submitted_by)
    and payout_approvals_needed(batch.organization_id, batch.currency, batch.total_minor, new.approved_at) > 0 then
    raise exception 'Whoever prepared a payout does not approve it.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before insert or update or delete on payout_approvals for each row execute function keep_payout_approval();

create function require_payout_approvals() returns trigger language plpgsql as $$
declare
  needed int := payout_approvals_needed(new.organization_id, new.currency, new.total_minor, new.approved_at);
  given int;
begin
  select count(*) into given from payout_approvals a
  where a.organization_id = new.organization_id and a.batch_id = new.id and a.preview_hash is not distinct from new.preview_hash
    and (needed = 0 or a.user_id is null or (a.user_id is distinct from new.created_by and a.user_id is distinct from new.submitted_by));
  if given < greatest(needed, 1) then
    raise exception 'This payout needs % approvals of people who did not prepare it.', greatest(needed, 1) using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger approvals before update on payout_batches for each row
  when (old.status in ('draft', 'pending_approval') and new.status not in ('draft', 'pending_approval', 'cancelled'))
  execute function require_payout_approvals();
-- A payout begins as a draft, so that nobody puts an approved one into the books.
create function begin_as_draft() returns trigger language plpgsql as $$
begin
  raise exception 'A payout begins as a draft.' using errcode = 'restrict_violation';
end $$;
create trigger draft before insert on payout_batches for each row when (new.status <> 'draft') execute function begin_as_draft();

drop view payout_batch_rows;
create view payout_batch_rows with (security_invoker = true) as
  select b.*,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.created_by) as created_by_name,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.submitted_by) as submitted_by_name,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.approved_by) as approved_by_name,
    (select coalesce(json_agg(json_build_object('user_id', a.user_id, 'full_name', u.full_name,
        'approved_at', to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.approved_at, a.id), '[]')
      from payout_approvals a left join people u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = b.organization_id and a.batch_id = b.id) as approvals
  from payout_batches b;
grant select on payout_batch_rows to tandem_app, tandem_partner, tandem_system;

create or replace function audit_subject(of_organization uuid, ref_table text, ref_id uuid, changes jsonb) returns text
language sql stable as $$
  select coalesce(
    case ref_table
      when 'partners' then (select name from partners where organization_id = of_organization and id = ref_id)
      when 'contacts' then (select trim(first_name || ' ' || last_name) from contacts where organization_id = of_organization and id = ref_id)
      when 'accounts' then (select name from accounts where organization_id = of_organization and id = ref_id)
      when 'opportunities' then (select name from opportunities where organization_id = of_organization and id = ref_id)
      when 'opportunity_notes' then (select o.name from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id where n.organization_id = of_organization and n.id = ref_id)
      when 'opportunity_lines' then (select o.name from opportunity_lines l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id where l.organization_id = of_organization and l.id = ref_id)
      when 'opportunity_participants' then (select o.name from opportunity_participants p join opportunities o on o.organization_id = p.organization_id and o.id = p.opportunity_id where p.organization_id = of_organization and p.id = ref_id)
      when 'deal_registrations' then (select account_name from deal_registrations where organization_id = of_organization and id = ref_id)
      when 'memberships' then (select u.full_name from people u where u.organization_id = of_organization and u.membership_id = ref_id)
      when 'organizations' then (select name from organizations where id = ref_id)
      when 'roles' then (select name from roles where organization_id = of_organization and id = ref_id)
      when 'payout_batches' then (select name from payout_batches where organization_id = of_organization and id = ref_id)
      when 'payout_approvals' then (select name from payout_batches where organization_id = of_organization and id = (changes->>'batch_id')::uuid)
      when 'commission_plans' then (select name from commission_plans where organization_id = of_organization and id = ref_id)
      when 'products' then (select name from products where organization_id = of_organization and id = ref_id)
      when 'invitations' then (select email::text from invitations where organization_id = of_organization and id = ref_id)
      when 'api_keys' then (select name from api_keys where organization_id = of_organization and id = ref_id)
    end,
    case jsonb_typeof(changes->'name') when 'string' then changes->>'name' when 'array' then changes->'name'->>1 end,
    case jsonb_typeof(changes->'label') when 'string' then changes->>'label' when 'array' then changes->'label'->>1 end)
$$;
