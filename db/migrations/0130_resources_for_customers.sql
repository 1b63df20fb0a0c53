-- Whether partners may send the resource to their customers as a link.
alter table resources add column is_for_customers boolean not null default false;
