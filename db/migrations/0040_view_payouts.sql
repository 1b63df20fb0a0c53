-- Why: payouts are read with the names of partners and of the people who prepared and approved them.
create view payout_method_rows with (security_invoker = true) as
  select m.*, p.name as partner_name from payout_methods m
  left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id;

create view payout_batch_rows with (security_invoker = true) as
  select b.*,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.created_by) as created_by_name,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.submitted_by) as submitted_by_name,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.approved_by) as approved_by_name
  from payout_batches b;

create view payout_item_rows with (security_invoker = true) as
  select i.*, p.name as partner_name, b.number as batch_number, b.name as batch_name, b.status as batch_status, b.cutoff_on,
    m.rail, m.account_last4, m.status as method_status
  from payout_items i
  left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
  left join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
  left join payout_methods m on m.organization_id = i.organization_id and m.id = i.payout_method_id;
grant select on payout_method_rows, payout_batch_rows, payout_item_rows to tandem_app, tandem_partner, tandem_system;
