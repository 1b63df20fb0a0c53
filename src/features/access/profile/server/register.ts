import { addMembership } from '#features/access/people/server/service.ts';
import { sendAccountMail } from '#features/platform/mails/server/service.ts';
import { createCompany } from '#features/platform/organizations/server/service.ts';
import { acrossCompanies } from '#server/across-companies.ts';
import type { Device } from '#server/auth/provider.ts';
import { canRegister, isWithoutCompany } from '#server/auth/registration.ts';
import { attempt, requestThrottle, subjectThrottle } from '#server/auth/throttle.ts';
import { systemActor } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { prepareCompany } from '#server/new-company.ts';
import { newId } from '#shared/ids.ts';
import { isTimeZone } from '#shared/wall-clock.ts';
import type { Registered, Registration } from '../schema.ts';
import { companyFor, nameFor } from './company-name.ts';
import { requestConfirmation } from './emails.ts';
import { letters } from './letters.ts';

/** An arbitrary number that no other advisory lock uses. */
const FIRST_COMPANY_LOCK = 7_263_060;

const closed = () => conflict('Registration is closed. Ask for an invitation.');

/**
 * Creates an account and a company with everything it needs to start, and signs in. An address that already has an
 * account gets an email instead, and the answer does not reveal it.
 * @throws 409, 422 when the password is too weak, 429
 */
export async function register(
  kernel: Kernel,
  given: Registration,
  client: Omit<Device, 'rememberMe'>,
): Promise<Registered> {
  if (!(await canRegister(kernel))) throw closed();
  // Counted even on failure: an address that registers many accounts has to wait.
  await attempt(kernel, [requestThrottle(client.ip ?? 'nowhere', 'register')]);
  const { provider } = kernel.identity;
  const email = given.email.trim().toLowerCase();
  const full_name = given.full_name?.trim() || nameFor(email);
  const account = await provider.register({ email, password: given.password, full_name }).catch(async (error) => {
    if (!(error instanceof Refusal) || error.statusCode !== 409) throw error;
    await tellOwner(kernel, email);
    throw new Refusal(422, 'Error while registering');
  });
  await kernel.system
    .unscoped((tx) => createOwnCompany(kernel, tx, { id: account.user_id, email, full_name }, given))
    .catch(async (error) => {
      // Without a company the account would be of no use, and its address could not be used again.
      await kernel.system.unscoped((tx) => tx.run('delete from identity.users where id = $1', [account.user_id]));
      throw error;
    });
  kernel.outbox.poke();
  const { token } = await provider.openSession(account.user_id, { ...client, rememberMe: true });
  return { token, user: { id: account.user_id, email, name: full_name, image: null } };
}

/** Creates a company for the user, with everything a company needs to start. */
export async function createOwnCompany(
  kernel: Kernel,
  tx: Tx,
  user: { id: string; email: string; full_name: string },
  { region = 'en', timezone = 'UTC' }: Pick<Registration, 'region' | 'timezone'> = {},
): Promise<void> {
  const { config } = kernel;
  if (config.registration === 'first') {
    await tx.rows('select pg_advisory_xact_lock($1)', [FIRST_COMPANY_LOCK]);
    if (!(await isWithoutCompany(tx))) throw closed();
  }
  const id = newId();
  const { name, domain } = companyFor(user.email, user.full_name);
  // An unknown time zone must not stop the registration.
  const zone = isTimeZone(timezone) ? timezone : 'UTC';
  await createCompany(tx, { id, name, slug: slugOf(name, id), domain, region, timezone: zone });
  await addMembership(tx, { organization_id: id, user_id: user.id, role: 'owner' });
  await prepareCompany(await acrossCompanies(tx, kernel, { ...systemActor(id), user_id: user.id }, null));
  await requestConfirmation(kernel, tx, user);
}

function slugOf(name: string, id: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${slug || 'company'}-${id.slice(-8)}`;
}

/** Limited, so that a stranger cannot flood a mailbox. */
async function tellOwner(kernel: Kernel, email: string): Promise<void> {
  const mayTell = await attempt(kernel, [subjectThrottle('known', email)]).then(
    () => true,
    () => false,
  );
  if (!mayTell) return;
  await kernel.system.unscoped(async (tx) => {
    const [user] = await tx.rows<{ id: string }>('select id from identity.users where email = $1', [email]);
    if (user) await sendAccountMail(kernel, tx, { ...letters.known(), to: email, user_id: user.id });
  });
}
