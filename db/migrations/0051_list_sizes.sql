-- The rows per page of lists: a person's own choice, which counts in all lists, and the company's default for people
-- who never chose. `fit` fills the screen.
alter table identity.preferences add column page_size text check (page_size in ('fit', '10', '20', '50', '100'));
alter table organizations
  add column page_size text not null default '10' check (page_size in ('fit', '10', '20', '50', '100'));
