-- The number under which a person can be called: partners see that of their partner manager.
alter table identity.users add column phone text check (length(phone) <= 60);
