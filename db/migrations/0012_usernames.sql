-- People may choose a username and sign in with it instead of their email address. It never looks like an address.
alter table identity.users add column username citext unique check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$');
