-- Completed courses count toward a bounty, too.
alter table bounties drop constraint bounties_metric_check;
alter table bounties add constraint bounties_metric_check check (metric in ('deals_won', 'registrations_approved', 'courses_completed'));
