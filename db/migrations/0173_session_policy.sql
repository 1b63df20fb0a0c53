-- A session ends when nobody has used it for so long. Null: it may rest until it expires.
alter table organizations add column session_idle_minutes int check (session_idle_minutes between 5 and 10080);
-- Whether a browser keeps sessions when it closes. Sessions that are not kept last for one day.
alter table organizations add column remembers_sessions boolean not null default true;
-- The limit that ended the session, for the sign-in page.
alter table identity.sessions add column ended_after_idle_minutes int;
