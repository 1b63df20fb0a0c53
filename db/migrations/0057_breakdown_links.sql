-- A breakdown of a commission can be shared with people without an account.
alter table visitor_links drop constraint visitor_links_purpose_check;
alter table visitor_links add constraint visitor_links_purpose_check check (purpose in ('application', 'registration', 'breakdown'));
alter table visitor_links add column views int not null default 0;
alter table visitor_links add column viewed_at timestamptz;
