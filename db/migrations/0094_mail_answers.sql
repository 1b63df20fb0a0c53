-- Emails that come back, and the whole of what people replied.

-- A server that refuses an email later says so in a report to the address that the email was sent from.
alter table mail_outbox drop constraint mail_outbox_status_check,
  add constraint mail_outbox_status_check check (status in ('queued', 'sent', 'failed', 'withheld', 'bounced'));

create or replace function tell_report_delivery() returns trigger language plpgsql as $$
begin
  -- What is withheld waits for nothing any more, so it can be sent anew.
  update report_deliveries set state = case when new.status in ('failed', 'withheld', 'bounced') then 'failed' else 'delivered' end,
    error = case new.status when 'failed' then 'The mail server refused it, and will be asked again: ' || coalesce(new.error, '')
      when 'withheld' then new.error when 'bounced' then 'It was not delivered: ' || coalesce(new.error, '') end,
    mail_id = case when new.status <> 'withheld' then mail_id end
  where organization_id = new.organization_id and mail_id = new.id and state in ('delivered', 'failed');
  return null;
end $$;

-- The whole email beside the words that were taken from it, for those who may read these words.
create table reply_mails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The conversation, and the record that has the words.
  about_table text not null check (length(about_table) between 1 and 60),
  about_id uuid not null,
  ref_table text not null check (length(ref_table) between 1 and 60),
  ref_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid,
  from_address text not null,
  body text not null check (length(body) <= 50000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners (organization_id, id)
);
create index on reply_mails (organization_id, about_id);
create index on reply_mails (organization_id, partner_id);
create index on reply_mails (user_id);
call tenant_table('reply_mails', own => 'false');
