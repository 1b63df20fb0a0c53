-- The question whether anybody still has to answer a round reads only open invitations, not all that were answered before.
create index on survey_invitations (organization_id, round_id) where status = 'open';
