-- Conflicts of deal registrations. Readers limited to own partners learn that a conflict exists, not with whom.
create view deal_conflict_rows with (security_invoker = true) as
select
  c.id, c.organization_id, c.registration_id, c.kind, c.severity, c.other_table,
  case when not h.is_hidden then c.other_id end as other_id,
  c.score,
  case
    when h.is_hidden then jsonb_build_object('matched_on', c.evidence->'matched_on')
    else c.evidence
  end as evidence,
  c.resolution, c.resolution_code, c.resolution_text, c.resolved_by, c.resolved_at, c.row_version,
  c.created_at, c.updated_at
from deal_conflicts c
cross join lateral (select app_sees_own_only()
  and case c.other_table
    when 'deal_registrations' then not exists (select
      from deal_registrations r
      where r.organization_id = c.organization_id and r.id = c.other_id)
    when 'opportunities' then not exists (select
      from opportunities o
      where o.organization_id = c.organization_id and o.id = c.other_id)
    else false
  end as is_hidden) h;

grant select on deal_conflict_rows to tandem_app, tandem_partner, tandem_system;
