-- Why: the list of companies shows names instead of ids, and how much business each brings.
create view account_rows with (security_invoker = true) as
  select a.*, parent.name as parent_account_name,
    -- Worked out for the rows of the page only: neither is sorted or filtered by.
    (select p.full_name from people p where p.organization_id = a.organization_id and p.id = a.owner_user_id) as owner_name,
    (select count(*)::int from opportunities o where o.organization_id = a.organization_id and o.account_id = a.id and o.status = 'open' and o.archived_at is null) as open_opportunities,
    (select count(*)::int from opportunities o where o.organization_id = a.organization_id and o.account_id = a.id and o.status = 'won' and o.archived_at is null) as won_opportunities
  from accounts a
  left join accounts parent on parent.organization_id = a.organization_id and parent.id = a.parent_account_id;
grant select on account_rows to tandem_app, tandem_partner, tandem_system;
