import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { MailSummary, StoredMail } from '../schema.ts';
import { openBody } from './secrets.ts';

/**
 * Emails between users of a partner are hidden as a whole, because subject and file names reveal their content as well.
 */
export const summary = `m.id, m.to_address, case when m.hides = 'everything' then 'Private email between users of a partner' else m.subject end as subject,
  m.status, m.error, m.sent_at, m.created_at, m.hides`;

/** A hidden body is left out here; its recipient reads it by `ownMail`. */
export const bodies = `case when m.hides = 'nothing' then m.body_text else '' end as body_text,
  case when m.hides = 'nothing' then m.body_html end as body_html`;

/** The attachments without their key in the store, because these readers are not the recipient. */
export const attachments = `(select coalesce(jsonb_agg(f - 'key' - 'text'), '[]') from jsonb_array_elements(m.attachments) f where m.hides <> 'everything') as attachments`;

/**
 * Emails about accounts are private, except while no mail server is configured: then the owner of a company sees those
 * of people who belong to no other company, and operators see all. Links in them stay hidden.
 */
export async function accountMails({ mailer, system, identity }: Kernel, { actor }: Call): Promise<MailSummary[]> {
  const { is_super_admin, organization_id } = actor;
  if (mailer.delivers || !mayOpen(actor)) return [];
  const mails = await system.unscoped((tx) =>
    tx.rows<MailSummary>(
      `select ${summary} from mail_outbox m where ${readable} order by m.created_at desc, m.id desc limit 200`,
      [is_super_admin, organization_id],
    ),
  );
  // A person who registered with an administrator's address has not proven it yet; see `deliver`.
  return mails.filter(({ to_address }) => is_super_admin || !identity.administers(to_address));
}

export async function accountMail(kernel: Kernel, call: Call, id: string): Promise<StoredMail | undefined> {
  const { is_super_admin, organization_id } = call.actor;
  if (kernel.mailer.delivers || !mayOpen(call.actor)) return undefined;
  const [mail] = await kernel.system.unscoped((tx) =>
    tx.rows<StoredMail>(
      `select ${summary}, ${bodies}, ${attachments} from mail_outbox m where ${readable} and m.id = $3`,
      [is_super_admin, organization_id, id],
    ),
  );
  return is_super_admin || !mail || !kernel.identity.administers(mail.to_address) ? mail : undefined;
}

function mayOpen({ role, is_super_admin, api_key_id, impersonator_id }: Actor): boolean {
  return (role === 'owner' || is_super_admin) && !api_key_id && !impersonator_id;
}

const readable = `m.user_id is not null and ($1::boolean or (
  exists (select from memberships s where s.user_id = m.user_id and s.status = 'active' and s.organization_id = $2::uuid)
  and not exists (select from memberships s where s.user_id = m.user_id and s.status = 'active' and s.organization_id <> $2::uuid)))`;

/**
 * While no mail server is configured, people read their own emails in the product. Emails about their account are left
 * out: an open session must not allow taking over the account by a password reset.
 */
export async function ownMail(
  { mailer, sealing, system }: Kernel,
  { actor }: Call,
  id: string,
): Promise<Bodies | undefined> {
  if (mailer.delivers || !actor.user_id || actor.api_key_id || actor.impersonator_id) return undefined;
  const [mail] = await system.unscoped((tx) =>
    tx.rows<Bodies>(sql`
      select m.body_text, m.body_html
      from mail_outbox m join identity.users u on u.id = ${actor.user_id} and u.email_verified
        and u.email = m.to_address
      where m.organization_id = ${actor.organization_id} and m.id = ${id} and m.hides = 'body' and m.body_text <> ''`),
  );
  if (!mail) return undefined;
  return {
    body_text: openBody(sealing, mail.body_text, id),
    body_html: mail.body_html && openBody(sealing, mail.body_html, id),
  };
}

type Bodies = Pick<StoredMail, 'body_text' | 'body_html'>;
