-- Why: a partner's list must cost what the partner has, not what the company has. Which deals are the partner's is now worked out
-- once for a statement and looked up, instead of asked of every deal of the company in turn; its accounts likewise.
drop index opportunity_participants_organization_id_partner_id_idx;
create index on opportunity_participants (organization_id, partner_id, status, opportunity_id);

alter policy partner on opportunities using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
  and id = any (array(select p.opportunity_id from opportunity_participants p
    where p.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
      and p.partner_id = app_partner() and p.status <> 'rejected')));
-- Row security leaves of `opportunities` what the partner sees of them.
alter policy partner on accounts using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
  and id = any (array(select distinct o.account_id from opportunities o
    where o.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid)));
