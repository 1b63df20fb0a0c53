-- The telephone number of a tracked customer, and clicks from a device on which a partner user was signed in.
alter table tracked_customers add column phone text check (length(phone) <= 60);
alter table clicks add column is_own_device boolean not null default false;
alter table tracked_clicks add column is_own_device boolean not null default false;
