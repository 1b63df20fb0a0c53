-- Whether records and tasks may be assigned to the person. Administrators of the installation look after it and do not
-- work in the program.
alter table memberships add column takes_work boolean not null default true;
