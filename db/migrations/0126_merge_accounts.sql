-- Why: one customer often stands there twice, from a file and from a claim. The account that is given up stays, archived, with
-- its name and domain: whoever comes with these later means the one that was kept.
alter table accounts add column merged_into_id uuid;
alter table accounts add foreign key (organization_id, merged_into_id) references accounts (organization_id, id);
alter table accounts add constraint accounts_merged_stay_archived
  check (merged_into_id is null or (archived_at is not null and merged_into_id <> id));
create index on accounts (organization_id, merged_into_id);

drop view account_rows;
create view account_rows with (security_invoker = true) as
  select a.*, parent.name as parent_account_name, kept.name as merged_into_name,
    -- Worked out for the rows of the page only: neither is sorted or filtered by.
    (select p.full_name from people p where p.organization_id = a.organization_id and p.id = a.owner_user_id) as owner_name,
    (select count(*)::int from opportunities o where o.organization_id = a.organization_id and o.account_id = a.id and o.status = 'open' and o.archived_at is null) as open_opportunities,
    (select count(*)::int from opportunities o where o.organization_id = a.organization_id and o.account_id = a.id and o.status = 'won' and o.archived_at is null) as won_opportunities
  from accounts a
  left join accounts parent on parent.organization_id = a.organization_id and parent.id = a.parent_account_id
  left join accounts kept on kept.organization_id = a.organization_id and kept.id = a.merged_into_id;
grant select on account_rows to tandem_app, tandem_partner, tandem_system;
