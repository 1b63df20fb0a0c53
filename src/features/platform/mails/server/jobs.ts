import { inboundAddress } from '#features/platform/inbound-mails/server/service.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Job, JobHandler } from '#server/jobs/job.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { StoredMail } from '../schema.ts';
import { accessEndedReason } from './access.ts';
import { type LetterAccess, type LetterAttachment, withAddresses } from './compose.ts';
import type { MailClass } from './kinds.ts';
import { nextMailDay, takeOutsideMail } from './outside.ts';
import { openBody } from './secrets.ts';
import { noticeUnsubscribe, unsubscribeHeaders } from './unsubscribe.ts';

type Queued = Omit<StoredMail, 'attachments'> & {
  organization_id: string | null;
  user_id: string | null;
  attachments: StoredAttachment[];
  access: LetterAccess | null;
  kind: string;
  class: MailClass;
  topics: string[];
  from_name: string | null;
  is_outside: boolean;
  /** The kind of address and the id of the record to which replies go. */
  reply_target: string | null;
};

/** A file of the store, or a calendar entry with its text. */
type StoredAttachment = LetterAttachment | (Omit<LetterAttachment, 'key'> & { text: string });

/** Opens a transaction that can read the emails to deliver. */
type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Fails when the mail server does, so that the queue tries again, later each time; a file that is gone ends it. */
async function deliver(job: Job, mail_id: unknown, within: Within): Promise<void> {
  const { kernel, organization_id } = job;
  const { mailer, config, clock, identity, sealing, hosts } = kernel;
  const [mail] = await within((tx) =>
    tx.rows<Queued>(sql`select * from mail_outbox where id = ${mail_id ?? null} and status in ('queued', 'failed')`),
  );
  if (!mail) return;
  const readable = (body: string) =>
    withAddresses(openBody(sealing, body, mail.id), hosts.addressOf(mail.organization_id));
  // The console belongs to the operator, who may have to confirm the first administrator's address.
  if (!mailer.delivers && mail.user_id && identity.administers(mail.to_address)) {
    console.info(`To ${mail.to_address}: ${mail.subject}\n${readable(mail.body_text)}`);
  }
  const { access } = mail;
  const end = access && (await within((tx) => accessEndedReason(kernel, tx, organization_id, access)));
  if (end) {
    await within((tx) =>
      tx.run(sql`
        update mail_outbox set status = 'withheld', error = ${end}, body_text = '', body_html = null
        where id = ${mail.id}`),
    );
    return;
  }
  if (mailer.delivers && mail.is_outside && !(await mayLeave(job, mail.id))) return;
  const [replyKey, replyId] = mail.reply_target?.split(' ') ?? [];
  const replyTo = replyKey && replyId && inboundAddress(kernel, replyKey, replyId);
  // Reports about an email of no company would belong to nobody.
  const bouncesTo = mail.organization_id && inboundAddress(kernel, 'sent', mail.id);
  try {
    await mailer.send({
      id: mail.id,
      to: mail.to_address,
      subject: mail.subject,
      kind: mail.kind,
      ...(mail.from_name && { from: { name: mail.from_name, address: addressOf(config.mailFrom) } }),
      headers: unsubscribeHeaders(kernel, mail, noticeUnsubscribe(kernel, mail)),
      ...(replyTo && { replyTo }),
      ...(bouncesTo && { bouncesTo }),
      text: readable(mail.body_text),
      ...(mail.body_html && { html: readable(mail.body_html) }),
      attachments: await filesOf(kernel, mail.attachments),
    });
  } catch (error) {
    await within((tx) =>
      tx.run(sql`
        update mail_outbox set status = 'failed', error = ${(error as Error).message.slice(0, 500)}
        where id = ${mail.id}`),
    );
    throw error;
  }
  // The email waits for a mail server; see `folderMailer`.
  if (!mailer.delivers) return;
  // Delivered content is not kept, because it may contain a sign-in link.
  await within((tx) =>
    tx.run(sql`
      update mail_outbox set status = 'sent', sent_at = ${clock.now()}, error = null, body_text = '', body_html = null
      where id = ${mail.id}`),
  );
}

/** The address of `Tandem <partners@example.com>`. */
const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

/** An email beyond the limit waits for the next day; one of a company without a confirmed person does not leave. */
async function mayLeave(job: Job, id: string): Promise<boolean> {
  return job.within(async (call) => {
    const { is_proven } = await call.one<{ is_proven: boolean }>(sql`select app_has_confirmed_person() as is_proven`);
    if (!is_proven) {
      await call.run(sql`
        update mail_outbox
        set status = 'withheld', error = ${'No team member has confirmed their email address yet.'}, body_text = '',
          body_html = null where organization_id = ${call.organization_id} and id = ${id}`);
      return false;
    }
    if (await takeOutsideMail(call)) return true;
    await call.run(sql`
      update mail_outbox set error = ${'Waits until tomorrow: the daily limit of emails to people outside is reached.'}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await call.enqueue(
      'mails.deliver',
      { mail_id: id },
      { run_at: nextMailDay(call.now()), job_key: `mail:${id}`, queue: 'mails' },
    );
    return false;
  });
}

/** @throws FileGone when a file is no longer stored: an email is not sent without its attachments, nor tried again */
async function filesOf({ reports }: Job['kernel'], attachments: readonly StoredAttachment[]) {
  return Promise.all(
    attachments.map(async ({ name, type, ...stored }): Promise<NonNullable<Mail['attachments']>[number]> => {
      const content = 'text' in stored ? Buffer.from(stored.text) : await reports.read(stored.key, `The file ${name}`);
      return { filename: name, contentType: type, content };
    }),
  );
}

export const mailJobs: Record<string, JobHandler> = {
  'mails.deliver': (job, { mail_id }) => deliver(job, mail_id, (work) => job.within(({ tx }) => work(tx))),
  'mails.deliver_account': (job, { mail_id }) => deliver(job, mail_id, (work) => job.kernel.system.unscoped(work)),
};
