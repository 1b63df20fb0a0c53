-- Mails of all companies leave one after the other, so that a mail server that does not answer holds one worker. Whoever
-- mailed much within the hour is behind those who did not: five thousand invitations of one company delay no other's mail.

create function enqueue_mail(mail uuid) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  -- What people write to each other by hand is never more than this.
  unhurried constant int := 20;
  company uuid;
  since timestamptz;
  mailed int;
begin
  select organization_id, created_at into company, since from mail_outbox where id = mail;
  select count(*) into mailed from (select from mail_outbox
    where organization_id = company and created_at between since - interval '1 hour' and since limit 1000) lately;
  -- The queue takes what has the lowest number first.
  perform graphile_worker.add_job('mails.deliver', json_build_object('organization_id', company, 'mail_id', mail),
    queue_name => 'mails', job_key => 'mail:' || mail, max_attempts => 12, priority => greatest(mailed - unhurried, 0));
end $$;

revoke all on function enqueue_mail(uuid) from public;
grant execute on function enqueue_mail(uuid) to tandem_app, tandem_partner, tandem_system;
