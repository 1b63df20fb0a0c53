-- Why: the lists of accounts and partners count the open and the won deals of each row. With the status in the index they are
-- counted there, without reading the deals: an account with two thousand deals took ten times as long as one with twenty.
create index on opportunities (organization_id, account_id, status, archived_at);
create index on opportunities (organization_id, partner_id, status, archived_at);
drop index opportunities_organization_id_account_id_archived_at_idx;
drop index opportunities_organization_id_partner_id_archived_at_idx;
