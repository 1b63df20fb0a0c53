-- A signing link that was replaced leads on to the newest one of the same person.
alter table contract_links add column leads_to uuid,
  add foreign key (organization_id, leads_to) references contract_links (organization_id, id) on delete set null (leads_to);
create index on contract_links (organization_id, leads_to) where leads_to is not null;
