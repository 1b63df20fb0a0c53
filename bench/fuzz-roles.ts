import { sql } from '#server/db/sql.ts';
import { makePartner } from '#server/testing/samples.ts';
import type { Company, World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';

/** Enters a role anew: resolves with the token of a session, a view or a key; empty if nobody is signed in. */
type Entrance = (world: World, company: Company) => Promise<string>;

const member =
  (role: Parameters<Company['member']>[0]): Entrance =>
  async (_world, company) =>
    (await company.member(role)).token;

const ownOnly: Entrance = async (world, company) => {
  const person = await company.member('read_only');
  const owner = await company.member('owner');
  const permissions = grants(world, 'company');
  const { id } = await owner.post<{ id: string }>('/roles', { name: `Own ${newId()}`, permissions, scope: 'own' });
  await owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: id });
  return person.token;
};

const apiKey: Entrance = async (world, company) => {
  const owner = await company.member('owner');
  const permissions = grants(world, 'company');
  return (await owner.post<{ secret: string }>('/api_keys', { name: 'Fuzz', permissions })).secret;
};

const administrator: Entrance = async (world, company) => {
  const person = await world.person(`somebody-${newId()}@operator.test`);
  await world.join(company.id, person.user_id, 'owner');
  return person.token;
};

const reason = 'They cannot find their deal';

const viewOfCompany: Entrance = async (world, company) => {
  const { user_id } = await company.member('admin');
  const administrator = await world.person(`somebody-${newId()}@operator.test`);
  const view = await administrator.post<{ token: string }>(`/superadmin/companies/${company.id}/view_as`, {
    user_id,
    reason,
  });
  return view.token;
};

const viewOfPartner: Entrance = async (world, company) => {
  const partner_id = await makePartner(company);
  const { user_id } = await world.partnerUser(company, partner_id);
  const owner = await company.member('owner');
  return (await owner.post<{ token: string }>('/impersonations', { partner_id, user_id, reason })).token;
};

const partner =
  (role: Parameters<Company['member']>[0]): Entrance =>
  async (world, company) =>
    (await world.partnerUser(company, await makePartner(company), role)).token;

/** All kinds of callers. */
export const entrances: Readonly<Record<string, Entrance>> = {
  owner: member('owner'),
  admin: member('admin'),
  'partner manager': member('partner_manager'),
  finance: member('finance'),
  'read only': member('read_only'),
  'own partners only': ownOnly,
  'partner admin': partner('partner_admin'),
  'partner sales': partner('partner_sales'),
  'API key': apiKey,
  'super admin': administrator,
  'viewing as a colleague': viewOfCompany,
  'viewing as a partner': viewOfPartner,
  anonymous: async () => '',
};

function grants({ kernel }: World, side: 'company' | 'partner'): string[] {
  return kernel.permissions
    .entries()
    .filter(({ sides }) => sides.includes(side))
    .flatMap(({ resource, actions }) => actions.map((action) => `${resource}:${action}`));
}

/** Gives back what requests may have taken from a company as a whole. */
export async function restore({ kernel, switchEverythingOn }: World, { id }: Company): Promise<void> {
  await kernel.system.unscoped(async (tx) => {
    await tx.run(sql`delete from feature_flag_overrides`);
    await tx.run(sql`delete from identity.attempts`);
    await tx.run(sql`
      update organizations set status = 'active', requires_two_factor = false, session_hours = null where id = ${id}`);
  });
  await switchEverythingOn();
}
