import type { Actor, Call } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import type { MailSummary, StoredMail } from '../schema.ts';

/** The words of a private mail are in its subject, its body and the names of its files. */
export const summary = `m.id, m.to_address, case when m.is_private then 'Private email between users of a partner' else m.subject end as subject,
  m.status, m.error, m.sent_at, m.created_at, m.is_private`;

/** Without the key of the store: who reads mails here is not their reader. */
export const attachments = `(select coalesce(jsonb_agg(f - 'key'), '[]') from jsonb_array_elements(m.attachments) f where not m.is_private) as attachments`;

/**
 * Mails about accounts let people in, so nobody reads another's, except while no mail leaves this machine and somebody has to:
 * then the owner of a company those of people who belong to nothing else, and whoever administers the installation all.
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
  // Who registered with an address that administers has still to prove it; see `deliver`.
  return mails.filter(({ to_address }) => is_super_admin || !identity.administers(to_address));
}

export async function accountMail(kernel: Kernel, call: Call, id: string): Promise<StoredMail | undefined> {
  const { is_super_admin, organization_id } = call.actor;
  if (kernel.mailer.delivers || !mayOpen(call.actor)) return undefined;
  const [mail] = await kernel.system.unscoped((tx) =>
    tx.rows<StoredMail>(
      `select ${summary}, m.body_text, m.body_html, ${attachments} from mail_outbox m where ${readable} and m.id = $3`,
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
