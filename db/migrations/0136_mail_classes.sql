-- The class of an email decides its headers and its footer; see `MailClass`.
alter table mail_outbox
  add column class text not null default 'account' check (class in ('account', 'money', 'notice', 'campaign')),
  -- The topics that its reader turns off with one click.
  add column topics text[] not null default '{}',
  -- The name of the sender; null for the installation's.
  add column from_name text check (length(from_name) <= 200);
