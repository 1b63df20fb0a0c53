-- What of an email only its recipient may read. Bodies that carry a link, a code or a token are sealed and never shown.
alter table mail_outbox
  add column kind text not null default 'earlier',
  add column hides text not null default 'body' check (hides in ('nothing', 'body', 'everything'));
-- Nobody declared what earlier emails carry, so their bodies are hidden.
update mail_outbox set hides = 'everything' where is_private;
alter table mail_outbox drop column is_private, alter column kind drop default, alter column hides drop default;

-- Earlier applications were matched by their website, which proves nothing. What remains is matched by the domain of the mailbox.
update partner_applications a set matched_partner_id = null
where a.door = 'new' and a.matched_partner_id is not null and not exists (
  select from partners p
  where p.organization_id = a.organization_id and p.id = a.matched_partner_id and a.confirmed_at is not null
    and (split_part(lower(a.email::text), '@', 2) = p.domain_key or split_part(lower(a.email::text), '@', 2) like '%.' || p.domain_key));
