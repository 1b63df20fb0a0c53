import { addMembership } from '#features/access/people/server/service.ts';
import { createCompany } from '#features/platform/organizations/server/service.ts';
import { isWithoutCompany } from '#server/auth/registration.ts';
import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { isTimeZone } from '#shared/time/wall-clock.ts';
import type { Registration } from '../schema.ts';
import { DAY_MS } from './begun-companies.ts';
import { companyFor } from './company-name.ts';
import { requestConfirmation } from './emails.ts';

/** An arbitrary number that no other advisory lock uses. */
const FIRST_COMPANY_LOCK = 7_263_060;
/** A company sends few emails to strangers for this long. */
const NEW_DAYS = 30;

export const closed = () => conflict('Registration is closed. Ask for an invitation.');

/** Without a company the account would be of no use, and its address could not be used again. */
export const undoCompanyChange = (kernel: Kernel, user_id: string) => async (error: unknown) => {
  await kernel.system.unscoped((tx) => tx.run(sql`delete from identity.users where id = ${user_id}`));
  throw error;
};

type Founder = { id: string; email: string; full_name: string };
type Place = Pick<Registration, 'region' | 'timezone'>;

/** Creates the company of a person who registered. */
export async function foundCompany(
  kernel: Kernel,
  user: Founder,
  place: Place,
  { isProven }: { isProven: boolean },
): Promise<void> {
  await kernel.system.unscoped((tx) => createOwnCompany(kernel, tx, user, { ...place, isProven }));
  kernel.outbox.poke();
}

/** Creates a company for the user, with everything a company needs to start. */
export async function createOwnCompany(
  kernel: Kernel,
  tx: Tx,
  user: Founder,
  { region = 'en', timezone = 'UTC', isProven = false }: Place & { isProven?: boolean } = {},
): Promise<void> {
  const { config, mailer } = kernel;
  if (config.registration === 'first' || mailer.delivers)
    await tx.rows(sql`select pg_advisory_xact_lock(${FIRST_COMPANY_LOCK})`);
  const isFirst = await isWithoutCompany(tx);
  if (config.registration === 'first' && !isFirst) throw closed();
  const id = newId();
  const { name, domain } = companyFor(user.email, user.full_name);
  // An unknown time zone must not stop the registration.
  const zone = isTimeZone(timezone) ? timezone : 'UTC';
  await createCompany(tx, { id, name, slug: slugOf(name, id), domain, region, timezone: zone });
  await addMembership(tx, { organization_id: id, user_id: user.id, role: 'owner' });
  await prepareCompany(await acrossCompanies(tx, kernel, { ...systemActor(id), user_id: user.id }, null));
  const most = config.newcomers.newCompanyMails;
  if (mailer.delivers && !isFirst && most > 0) {
    const until = new Date(kernel.clock.now().getTime() + NEW_DAYS * DAY_MS);
    await tx.rows(sql`select limit_new_company(${id}, ${most}, ${until})`);
  }
  if (!isProven) await requestConfirmation(kernel, tx, user);
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
