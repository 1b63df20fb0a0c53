-- Why: what a person enters was worked out by nobody, so no rating stands behind it; its event says who entered it and why.
alter table commission_lines alter column rating_id drop not null;
alter table commission_lines add constraint commission_lines_rated check ((rating_id is null) = (kind = 'manual'));
