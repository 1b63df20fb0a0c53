-- The last event of each contract, signed with a key that is not in the database: whoever can only write rows cannot rewrite a chain.
create table contract_chain_heads (
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  seq int not null check (seq > 0),
  hash text not null,
  -- Ed25519 over contract, document, number and hash. Chains from before this table have none.
  signature text,
  primary key (organization_id, contract_id),
  foreign key (organization_id, contract_id) references contracts
);
call tenant_table('contract_chain_heads', own => 'exists (select from contracts c
  where c.organization_id = contract_chain_heads.organization_id and c.id = contract_chain_heads.contract_id)');

insert into contract_chain_heads (organization_id, contract_id, seq, hash)
select distinct on (organization_id, contract_id) organization_id, contract_id, seq, hash
from contract_events order by organization_id, contract_id, seq desc;

-- A head only moves forward, and a signed one stays signed.
create function keep_chain_head() returns trigger language plpgsql as $$
begin
  if new.signature is null or (tg_op = 'UPDATE' and (new.seq <> old.seq + 1 or new.contract_id <> old.contract_id)) then
    raise exception 'The head of a chain of events only moves forward.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep before insert or update on contract_chain_heads for each row execute function keep_chain_head();
revoke delete on contract_chain_heads from tandem_app, tandem_partner;
