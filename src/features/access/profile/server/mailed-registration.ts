import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import type { Device } from '#server/auth/provider.ts';
import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import { attempt, subjectThrottle } from '#server/auth/throttle.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { inLanguage } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import { isLanguage } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { Registered, Registration, RegistrationFinish, RegistrationStarted } from '../schema.ts';
import { tellOwner } from './known-address.ts';
import { letters } from './letters.ts';
import { HOURS } from './mailed-links.ts';
import { foundCompany, undoCompanyChange } from './own-company.ts';

/** A limit against flooding a mailbox: a real user never needs more links in an hour. */
const LINKS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

const over = () => conflict('This link was already used or has expired. Sign up again.');

/**
 * Keeps what was entered until the mailbox is proven. A job looks up the address and sends the email, so that neither the
 * answer nor its time depends on whether the address has an account.
 */
export async function startRegistration(
  { system, clock }: Kernel,
  given: Registration & { full_name: string; password_hash: string },
): Promise<RegistrationStarted> {
  const id = newId();
  const now = clock.now();
  const { token: key, hash: key_hash } = newSecret();
  await system.unscoped(async (tx) => {
    await tx.run(sql`
      insert into identity.registrations (id, email, password_hash, full_name, region, timezone, key_hash, expires_at,
        created_at)
      values (${id}, ${given.email}, ${given.password_hash}, ${given.full_name}, ${given.region ?? 'en'},
        ${given.timezone ?? 'UTC'}, ${key_hash}, ${new Date(now.getTime() + HOURS.confirm_email * HOUR_MS)}, ${now})`);
    const job = { registration_id: id, language: readerLanguage() };
    await tx.rows(sql`select enqueue_job('profile.mail_registration', ${JSON.stringify(job)})`);
  });
  return { email: given.email, key };
}

/** Emails the link, or tells the owner of an account that somebody registers with the address. */
export const mailRegistration: JobHandler = ({ kernel }, { registration_id, language }) =>
  inLanguage(isLanguage(language) ? language : 'en', () => mailLinkOf(kernel, registration_id));

async function mailLinkOf(kernel: Kernel, registration_id: unknown): Promise<void> {
  const now = kernel.clock.now();
  const known = await kernel.system.unscoped(async (tx) => {
    const [row] = await tx.rows<{ email: string }>(
      sql`select email from identity.registrations where id = ${registration_id ?? null} and token_hash is null for update`,
    );
    if (!row) return null;
    const isKnown = (await tx.run(sql`select from identity.users where email = ${row.email}`)) > 0;
    const lately = await tx.run(sql`
      select from identity.registrations
      where email = ${row.email} and token_hash is not null and created_at > ${new Date(now.getTime() - HOUR_MS)}`);
    if (isKnown || lately >= LINKS_AN_HOUR) {
      await tx.run(sql`delete from identity.registrations where id = ${registration_id ?? null}`);
      return isKnown ? row.email : null;
    }
    const { token, hash } = newSecret();
    await tx.run(sql`update identity.registrations set token_hash = ${hash} where id = ${registration_id ?? null}`);
    await sendAccountMail(kernel, tx, { ...letters.register(token), to: row.email, user_id: null });
    return null;
  });
  if (known) await tellOwner(kernel, known);
}

interface Started {
  id: string;
  email: string;
  password_hash: string;
  full_name: string;
  region: Registration['region'];
  timezone: string;
  key_hash: string;
}

/**
 * Creates the account and its company, and signs in. The link alone is not enough: a stranger may have chosen the password,
 * so it takes the browser that registered, or the password again.
 * @throws 409 when the link was used or the address has an account by now, 422 with `password` when it is needed
 */
export async function finishRegistration(
  kernel: Kernel,
  { token, key, password }: RegistrationFinish,
  client: Omit<Device, 'rememberMe'>,
): Promise<Registered> {
  const { provider } = kernel.identity;
  const started = await standing(kernel, token);
  if (!key || hashSecret(key) !== started.key_hash) await requirePassword(kernel, started, password);
  await take(kernel, started.id);
  const { email, full_name, password_hash, ...place } = started;
  const account = await provider.registerProven({ email, full_name, password_hash }).catch((error) => {
    throw error instanceof Refusal && error.statusCode === 409
      ? conflict('This email address already has an account. Sign in, or choose a new password.')
      : error;
  });
  const user = { id: account.user_id, email, full_name };
  await foundCompany(kernel, user, place, { isProven: true })
    .catch(undoCompanyChange(kernel, user.id))
    .catch(async (error) => {
      await kernel.system.unscoped((tx) =>
        tx.run(sql`update identity.registrations set used_at = null where id = ${started.id}`),
      );
      throw error;
    });
  await kernel.system.unscoped((tx) => tx.run(sql`delete from identity.registrations where email = ${email}`));
  const { token: session } = await provider.openSession(user.id, { ...client, rememberMe: true });
  return { token: session, user: { id: user.id, email, name: full_name, image: null } };
}

async function standing({ system, clock }: Kernel, token: string): Promise<Started> {
  const [row] = await system.unscoped((tx) =>
    tx.rows<Started>(sql`
      select id, email::text, password_hash, full_name, region, timezone, key_hash from identity.registrations
      where token_hash = ${hashSecret(token)} and used_at is null and expires_at > ${clock.now()}`),
  );
  if (!row) throw unknownToken(over());
  return row;
}

/** Two openings of one link at the same moment create one account. @throws 409 */
async function take({ system, clock }: Kernel, id: string): Promise<void> {
  const taken = await system.unscoped((tx) =>
    tx.run(sql`update identity.registrations set used_at = ${clock.now()} where id = ${id} and used_at is null`),
  );
  if (taken === 0) throw over();
}

async function requirePassword(kernel: Kernel, { id, password_hash }: Started, password?: string): Promise<void> {
  if (!password) throw invalid({ password: ['is required'] });
  const subject = subjectThrottle('registration', id);
  const tried = await attempt(kernel, [subject]);
  if (!(await kernel.identity.provider.isPassword(password, password_hash)))
    throw invalid({ password: ['is not the one chosen when signing up'] });
  await tried.succeed([subject]);
}
