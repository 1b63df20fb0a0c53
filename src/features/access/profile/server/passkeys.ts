import { recordAccountEvent } from '#features/access/audit-events/server/service.ts';
import { defineMail, mailTexts, sendAccountMail } from '#features/platform/mails/server/service.ts';
import { answerOnce } from '#server/auth/challenges.ts';
import { deviceOf } from '#server/auth/device.ts';
import type { Principal } from '#server/auth/identity.ts';
import { type NewPasskey, type PasskeySite, verifyNewPasskey } from '#server/auth/passkeys.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { type FreshProof, MOST_PASSKEYS, type Passkey } from '../passkeys.schema.ts';
import { withPassword } from './passwords.ts';
import { letterTexts, texts } from './texts.ts';

type Self = Parameters<typeof withPassword>[1];

/** A proof of the second factor stands for the password for so long. */
const FRESH_MS = 10 * 60_000;

const addedMail = defineMail({ key: 'passkey_added', class: 'account', hides: 'nothing' });
const removedMail = defineMail({ key: 'passkey_removed', class: 'account', hides: 'nothing' });

/** A session that a company's provider opened is for that company only, so its proof does not count for the account. */
function isFresh({ second_factor, saml_organization_id }: Principal): boolean {
  const proven_at = second_factor?.proven_at;
  return Boolean(proven_at && !saml_organization_id && Date.now() - Date.parse(proven_at) < FRESH_MS);
}

/** Does in a transaction what an open session alone must not do. @throws 409 for people without passwords, 422 */
export async function withFreshProof<T>(
  kernel: Kernel,
  { self, principal }: { self: Self; principal: Principal },
  { password }: FreshProof,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (kernel.identity.provider.kind === 'redirect') throw conflict(texts.elsewhere);
  if (password) return withPassword(kernel, self, password, work);
  if (!isFresh(principal)) throw invalid({ password: [texts.passwordRequired] });
  return kernel.system.unscoped(work);
}

export function passkeysOf({ system }: Pick<Kernel, 'system'>, user_id: string): Promise<Passkey[]> {
  return system.unscoped((tx) =>
    tx.rows<Passkey>(sql`
      select id, name, host, created_at, last_used_at from identity.passkeys
      where user_id = ${user_id} order by created_at, id`),
  );
}

/** @throws 409 for too many or a known one, 422 for what is no new passkey of this person */
export async function addPasskey(
  kernel: Kernel,
  user: { id: string; email: string },
  site: PasskeySite,
  { passkey, name, userAgent }: { passkey: NewPasskey; name: string | undefined; userAgent: string | undefined },
): Promise<Passkey> {
  const verified = await verifyNewPasskey(kernel, site, user.id, passkey);
  if (!verified) throw invalid({ passkey: [texts.notAccepted] });
  const { credential_id, public_key, counter, transports, challenge } = verified;
  const id = newId();
  const shown = name?.trim() ?? deviceOf(userAgent ?? null);
  await kernel.system.unscoped(async (tx) => {
    // One after the other, so that parallel requests cannot exceed the limit.
    await tx.rows(sql`select from identity.users where id = ${user.id} for update`);
    if (!(await answerOnce(kernel, tx, challenge))) throw invalid({ passkey: [texts.notAccepted] });
    if ((await tx.run(sql`select from identity.passkeys where user_id = ${user.id}`)) >= MOST_PASSKEYS)
      throw conflict(texts.tooMany);
    const added = await tx.run(sql`
      insert into identity.passkeys (id, user_id, credential_id, public_key, counter, transports, host, name, created_at)
      values (${id}, ${user.id}, ${credential_id}, ${public_key}, ${counter}, ${transports}, ${site.host}, ${shown},
        ${kernel.clock.now()})
      on conflict (credential_id) do nothing`);
    if (added === 0) throw conflict(texts.alreadyAdded);
    await recordAccountEvent(tx, user.id, { passkey: [null, shown] });
    await sendAccountMail(kernel, tx, {
      kind: addedMail,
      to: user.email,
      user_id: user.id,
      subject: letterTexts.passkeyAddedSubject,
      paragraphs: [mailTexts.hello(''), letterTexts.passkeyAdded(oneLine(shown, 80), site.host)],
      action: { label: letterTexts.viewSecurity, path: '/profile?tab=security' },
      footer: letterTexts.passkeyAlarm,
    });
  });
  await kernel.identity.announceChange();
  return (await passkeysOf(kernel, user.id)).find((one) => one.id === id)!;
}

/** @throws 404 when it is not a passkey of the person */
export async function renamePasskey(kernel: Kernel, user_id: string, id: string, name: string): Promise<Passkey> {
  const renamed = await kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.passkeys set name = ${name.trim()} where id = ${id} and user_id = ${user_id}`),
  );
  if (renamed === 0) throw notFound(texts.thisPasskey);
  return (await passkeysOf(kernel, user_id)).find((one) => one.id === id)!;
}

/** @throws 404 when it is not a passkey of the person */
export async function removePasskey(
  kernel: Kernel,
  tx: Tx,
  user: { id: string; email: string },
  id: string,
): Promise<void> {
  const [removed] = await tx.rows<{ name: string }>(
    sql`delete from identity.passkeys where id = ${id} and user_id = ${user.id} returning name`,
  );
  if (!removed) throw notFound(texts.thisPasskey);
  await recordAccountEvent(tx, user.id, { passkey: [removed.name, null] });
  await sendAccountMail(kernel, tx, {
    kind: removedMail,
    to: user.email,
    user_id: user.id,
    subject: letterTexts.passkeyRemovedSubject,
    paragraphs: [mailTexts.hello(''), letterTexts.passkeyRemoved(oneLine(removed.name, 80))],
    action: { label: letterTexts.viewSecurity, path: '/profile?tab=security' },
    footer: letterTexts.passkeyAlarm,
  });
}
