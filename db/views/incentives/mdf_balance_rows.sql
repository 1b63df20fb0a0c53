-- What each partner has in each fund.
create view mdf_balance_rows with (security_invoker = true) as
select b.*, f.name as fund_name, f.kind as fund_kind, f.currency, f.status as fund_status, p.name as partner_name
from mdf_balances b
join mdf_funds f on f.organization_id = b.organization_id and f.id = b.fund_id
join partners p on p.organization_id = b.organization_id and p.id = b.partner_id
where b.partner_id is not null;

grant select on mdf_balance_rows to tandem_app, tandem_partner, tandem_system;
