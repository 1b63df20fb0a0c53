-- Two commits at the same time that count the same link would wait for each other, so each counts in a row of its own.
alter table click_days add column lane smallint not null default 0;
alter table click_days drop constraint click_days_pkey, add primary key (organization_id, link_id, day, lane);
