-- Why: what partners complain about most is a commission they cannot follow. They say so where it is explained: which line, which step
-- of it, what kind of fault and in their words; the company keeps it or corrects it by a new line or a recalculation. Nothing is
-- held back meanwhile. What was decided stays; whoever disagrees says so anew.
create table commission_disputes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  line_id uuid not null,
  number bigint not null,
  reason text not null check (reason in ('rate', 'base', 'share', 'taken_back', 'hold', 'missing', 'other')),
  -- The step of the receipt it is about, as it was called.
  step text check (length(step) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'kept', 'corrected', 'withdrawn')),
  correction_line_id uuid,
  recalculation_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  opened_at timestamptz not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, line_id) references commission_lines,
  foreign key (organization_id, correction_line_id) references commission_lines,
  foreign key (organization_id, recalculation_id) references commission_recalculations,
  constraint commission_disputes_decided check ((status = 'open') = (decided_at is null)),
  constraint commission_disputes_corrected check ((status = 'corrected') = (num_nonnulls(correction_line_id, recalculation_id) = 1))
);
create unique index commission_disputes_open on commission_disputes (organization_id, line_id) where status = 'open';
create index on commission_disputes (organization_id, line_id);
create index on commission_disputes (organization_id, partner_id, opened_at);
create index on commission_disputes (organization_id, status, opened_at);
create index on commission_disputes (organization_id, correction_line_id);
create index on commission_disputes (organization_id, recalculation_id);
call tenant_table('commission_disputes', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('commission_disputes');

create function keep_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'open' or (new.line_id, new.partner_id, new.number, new.reason, new.step, new.opened_at)
    is distinct from (old.line_id, old.partner_id, old.number, old.reason, old.step, old.opened_at) then
    raise exception 'What was said and decided about a commission stays.' using errcode = 'restrict_violation';
  end if;
  if app_partner() is not null and new.status not in ('open', 'withdrawn') then
    raise exception 'The company answers a dispute.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update or delete on commission_disputes for each row execute function keep_dispute();

-- What was said, in order: the complaint, questions, the decision.
create table commission_dispute_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  dispute_id uuid not null,
  side text not null check (side in ('company', 'partner')),
  kind text not null check (kind in ('opened', 'said', 'kept', 'corrected', 'withdrawn')),
  author_id uuid,
  author_name text not null,
  body text not null check (length(body) <= 2000),
  said_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, dispute_id) references commission_disputes
);
create index on commission_dispute_messages (organization_id, dispute_id, said_at);
call tenant_table('commission_dispute_messages',
  'exists (select from commission_disputes d where d.organization_id = commission_dispute_messages.organization_id and d.id = commission_dispute_messages.dispute_id)',
  'side = ''partner'' and exists (select from commission_disputes d where d.organization_id = commission_dispute_messages.organization_id and d.id = commission_dispute_messages.dispute_id)',
  append_only => true,
  own => 'exists (select from commission_disputes d where d.organization_id = commission_dispute_messages.organization_id and d.id = commission_dispute_messages.dispute_id)');

create view commission_dispute_rows with (security_invoker = true) as
  select d.*, l.number as line_number, l.kind as line_kind, l.amount_minor, l.currency, l.opportunity_id,
    o.name as opportunity_name, p.name as partner_name, p.owner_user_id as partner_owner_user_id,
    c.number as correction_number, c.amount_minor as correction_minor,
    -- The partner reads the company's name instead of a colleague's.
    (select json_agg(json_build_object('id', m.id, 'side', m.side, 'kind', m.kind, 'body', m.body,
        'author_name', case when app_partner() is not null and m.side = 'company' then (select name from organizations g where g.id = d.organization_id) else m.author_name end,
        'said_at', to_char(m.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by m.said_at, m.id)
      from commission_dispute_messages m where m.organization_id = d.organization_id and m.dispute_id = d.id) as messages
  from commission_disputes d
  left join commission_lines l on l.organization_id = d.organization_id and l.id = d.line_id
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
  left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
  left join commission_lines c on c.organization_id = d.organization_id and c.id = d.correction_line_id;
grant select on commission_dispute_rows to tandem_app, tandem_partner, tandem_system;
