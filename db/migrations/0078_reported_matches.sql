-- The other side answers a reported match: it is wrong and stays out, or it is the same account and counts again.
alter table mapping_matches
  add column decision text check (decision in ('wrong', 'same')),
  add column decision_note text check (length(decision_note) <= 1000),
  add column decided_by_name text not null default '',
  add column decided_at timestamptz,
  add column is_out boolean not null generated always as (reported_by is not null and decision is distinct from 'same') stored,
  add constraint mapping_matches_decision check ((decision is null) = (decided_at is null) and (decision is null or reported_by is not null));
create index mapping_matches_reported on mapping_matches (organization_id, partner_id, reported_at desc) where reported_by is not null;
