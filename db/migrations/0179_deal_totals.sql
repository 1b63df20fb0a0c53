-- Totals of deals by stage, status and currency are read from this index alone: a dashboard of a million deals counted them all
-- in the table, several times.
create index opportunities_totals on opportunities (organization_id, type_id, stage_id, archived_at) include (status, currency, amount_minor);
drop index opportunities_organization_id_type_id_stage_id_archived_at_idx;

-- The last activity of a partner is the first row of this index. It was the largest of all their deals, of every partner in turn.
create index opportunities_latest on opportunities (organization_id, partner_id, last_activity_at, archived_at);
