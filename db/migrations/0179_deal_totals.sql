-- Totals of deals by stage, status and currency are read from this index alone: a dashboard of a million deals counted them all
-- in the table, several times.
create index opportunities_totals on opportunities (organization_id, type_id, stage_id, archived_at) include (status, currency, amount_minor);
drop index opportunities_organization_id_type_id_stage_id_archived_at_idx;
