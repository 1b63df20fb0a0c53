import { recordOpening, requireSendable, requireShareable } from '#features/enablement/resources/server/service.ts';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { newSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { inLanguageOf } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import type { CustomerLinks, ResourceLink, SharedLink, ShareLinks } from '../schema.ts';
import { hashPassword } from './password.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;

interface Sharer {
  id: string;
  name: string;
}

/**
 * Creates one link for each recipient, or one for anyone who has it.
 * @returns their addresses, which are available only now
 */
export async function shareResource(
  call: Call,
  id: string,
  wishes: ShareLinks,
  /** The partner in whose name it is shared; by default the company shares it. */
  partner: Sharer | null = null,
): Promise<SharedLink[]> {
  const resource = await requireShareable(call, id);
  const recipients = wishes.recipients ?? [];
  if (wishes.has_watermark && resource.file_kind !== 'pdf')
    throw invalid({ has_watermark: ['is only possible for PDF files'] });
  if (wishes.sends_email && recipients.length === 0) throw invalid({ recipients: ['are needed to send emails'] });
  const emails = recipients.map(({ email }) => email.toLowerCase());
  if (new Set(emails).size < emails.length) throw invalid({ recipients: ['contain an email address twice'] });
  const secret_hash = wishes.password ? await hashPassword(wishes.password) : null;
  const expires_at = new Date(call.now().getTime() + (wishes.expires_in_days ?? DAYS) * DAY_MS);
  const creator = partner ? `${call.actor.full_name} (${partner.name})` : call.actor.full_name;
  const made: SharedLink[] = [];
  for (const recipient of recipients.length > 0 ? recipients : [null]) {
    const link_id = newId();
    const { token, hash } = newSecret();
    await call.run(sql`
      insert into resource_links (id, organization_id, resource_id, recipient_name, recipient_email, token_hash,
        secret_hash,
        asks_email, has_watermark, expires_at, created_by_name, created_at)
      values (${link_id}, ${call.organization_id}, ${id}, ${recipient?.name?.trim() || null},
        ${recipient?.email ?? null}, ${hash}, ${secret_hash}, ${wishes.asks_email ?? false},
        ${wishes.has_watermark ?? false}, ${expires_at}, ${creator}, ${call.now()})`);
    const path = `/public/resource/${link_id}#token=${token}`;
    made.push({ id: link_id, email: recipient?.email ?? null, path });
    if (recipient && wishes.sends_email)
      await mailLink(call, {
        ...recipient,
        partner,
        path,
        resource: resource.name,
        expires_at,
        message: wishes.message ?? null,
      });
  }
  await recordOpening(call, { id, version: resource.version, kind: 'shared', ticket: made[0]!.id });
  return made;
}

interface Sent {
  partner: Sharer | null;
  name?: string;
  email: string;
  path: string;
  resource: string;
  message: string | null;
  expires_at: Date;
}

const linkMail = defineMail({
  key: 'resource_link',
  class: 'account',
  hides: 'body',
  plainSubject: 'A file was shared with you',
});

async function mailLink(
  call: Call,
  { partner, name, email, path, resource, message, expires_at }: Sent,
): Promise<void> {
  const found = await call.one<{ company: string }>(
    sql`select name as company from organizations where id = ${call.organization_id}`,
  );
  const company = nameForMail(found.company);
  const sender = nameForMail(call.actor.full_name);
  const to_name = nameForMail(name);
  const what = nameForMail(resource);
  // A customer of a partner reads the partner's language.
  await inLanguageOf(call, { user_id: null, partner_id: partner?.id ?? null }, () =>
    sendMail(call, {
      kind: linkMail,
      to: email,
      to_name: to_name || null,
      subject: texts.sharedSubject(sender, what),
      paragraphs: [
        mailTexts.hello(to_name),
        texts.shared(sender, partner ? nameForMail(partner.name) : company, what),
        ...(message?.trim() ? message.trim().split(/\n{2,}/) : []),
        texts.worksUntil(expires_at.toISOString().slice(0, 10), company),
      ],
      action: { label: mailTexts.open, path },
      footer: texts.footer(company, email),
    }),
  );
}

/** A partner sends a resource to its customers, or makes one link to pass on. */
export async function sendToCustomers(
  call: Call,
  id: string,
  { recipients = [], message }: CustomerLinks,
): Promise<SharedLink[]> {
  await requireSendable(call, id);
  const { partner_id } = call.actor;
  return call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    return shareResource(
      company,
      id,
      { recipients, message: message ?? null, sends_email: recipients.length > 0 },
      { id: partner_id!, name },
    );
  });
}

export async function revokeLink(call: Call, { id }: ResourceLink): Promise<void> {
  await call.run(sql`
    update resource_links set revoked_at = ${call.now()} where organization_id = ${call.organization_id} and id = ${id}`);
}
