-- A keyed print of the account alone, without holder and currency: one account at two partners is found by it.
alter table payout_method_details add column account_print text;
create index payout_method_details_account on payout_method_details (organization_id, account_print) where account_print is not null;

-- How a team member made sure that the details are the partner's.
alter table payout_methods
  add column verified_how text check (verified_how in ('called', 'document', 'in_person', 'test_payment')),
  add column verified_note text check (length(verified_note) <= 500);

-- The names of the other partners that the caller sees whose present payout details have the same account; null without any.
create function payout_account_elsewhere(organization uuid, method uuid) returns text
  language sql stable
  return (
    select string_agg(distinct k.name, ', ' order by k.name)
    from payout_method_details own
    join payout_methods m on m.organization_id = own.organization_id and m.id = own.method_id
    join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
    join payout_method_details other
      on other.organization_id = own.organization_id and other.account_print = own.account_print and other.method_id <> own.method_id
    join payout_methods o on o.organization_id = other.organization_id and o.id = other.method_id and o.status <> 'disabled'
    join partners k on k.organization_id = o.organization_id and k.id = o.partner_id
    where own.organization_id = organization and own.method_id = method
      and coalesce(k.merged_into_id, k.id) <> coalesce(p.merged_into_id, p.id)
  );
