import type { Device } from '#server/auth/provider.ts';
import { canRegister, isWithoutCompany } from '#server/auth/registration.ts';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Registered, Registration, RegistrationStarted } from '../schema.ts';
import { countBegunCompany } from './begun-companies.ts';
import { nameFor } from './company-name.ts';
import { tellOwner } from './known-address.ts';
import { startRegistration } from './mailed-registration.ts';
import { closed, foundCompany, undoCompanyChange } from './own-company.ts';

/**
 * With a mail server, emails a link that creates the account and signs in; the answer is the same for every address. The
 * first account of an installation, and any without a mail server, is created at once.
 * @throws 409, 422 when the password is too weak, 429
 */
export async function register(
  kernel: Kernel,
  given: Registration,
  client: Omit<Device, 'rememberMe'>,
): Promise<Registered | RegistrationStarted> {
  if (!(await canRegister(kernel))) throw closed();
  const ip = client.ip ?? 'nowhere';
  // Counted even on failure: an address that registers many accounts has to wait.
  await attempt(kernel, [requestThrottle(ip, 'register')]);
  const email = given.email.trim().toLowerCase();
  const named = { ...given, email, full_name: given.full_name?.trim() || nameFor(email) };
  if (kernel.mailer.delivers && !(await kernel.system.unscoped(isWithoutCompany))) {
    const password_hash = await kernel.identity.provider.hashPassword(named);
    await countBegunCompany(kernel, ip);
    return startRegistration(kernel, { ...named, password_hash });
  }
  return registerAtOnce(kernel, named, { ...client, ip });
}

async function registerAtOnce(
  kernel: Kernel,
  given: Registration & { full_name: string },
  client: Omit<Device, 'rememberMe'> & { ip: string },
): Promise<Registered> {
  const { provider } = kernel.identity;
  const { email, full_name } = given;
  const account = await provider.register(given).catch(async (error) => {
    if (!(error instanceof Refusal) || error.statusCode !== 409) throw error;
    await tellOwner(kernel, email);
    throw new Refusal(422, 'Error while registering');
  });
  const user = { id: account.user_id, email, full_name };
  await countBegunCompany(kernel, client.ip)
    .then(() => foundCompany(kernel, user, given, { isProven: false }))
    .catch(undoCompanyChange(kernel, user.id));
  const { token } = await provider.openSession(user.id, { ...client, rememberMe: true });
  return { token, user: { id: user.id, email, name: full_name, image: null } };
}
