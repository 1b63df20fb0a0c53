-- The question whether a visitor came before may use only this index, so that its plan needs no statistics.
drop index clicks_organization_id_link_id_address_hash_at_idx;
create index on clicks (address_hash, at) where verdict = 'ok' and address_hash is not null;
