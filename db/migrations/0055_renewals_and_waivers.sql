-- The outcome of a renewal: by rule from later deals and new end dates, or decided by a person. A deal whose term was
-- extended has one renewal per end date.
alter table deal_renewals
  add column outcome text check (outcome in ('later_deal', 'new_end', 'decided', 'no_deal', 'deal_lost')),
  add column decided_on date,
  add column decided_by uuid,
  -- The end date was entered by a person, so it does not follow from the lines of the deal.
  add column is_entered boolean not null default false,
  drop constraint deal_renewals_organization_id_opportunity_id_key,
  add constraint deal_renewals_once unique (organization_id, opportunity_id, ends_on);
create unique index deal_renewals_undecided on deal_renewals (organization_id, opportunity_id) where status in ('open', 'started');
alter table deal_renewals disable trigger user;
update deal_renewals set outcome = 'decided', decided_on = updated_at::date where status in ('renewed', 'ended');
alter table deal_renewals enable trigger user;
alter table deal_renewals
  add constraint deal_renewals_outcome check ((status in ('renewed', 'ended')) = (outcome is not null and decided_on is not null));
