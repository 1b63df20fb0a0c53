-- What of an email only its recipient may read. Bodies that carry a link, a code or a token are sealed and never shown.
alter table mail_outbox
  add column kind text not null default 'earlier',
  add column hides text not null default 'body' check (hides in ('nothing', 'body', 'everything'));
-- Nobody declared what earlier emails carry, so their bodies are hidden.
update mail_outbox set hides = 'everything' where is_private;
alter table mail_outbox drop column is_private, alter column kind drop default, alter column hides drop default;
