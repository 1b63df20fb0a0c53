import { afterAll, beforeAll, expect, test } from 'vitest';
import '#features/web.ts';
import { makePartner } from '#server/testing/samples.ts';
import { createWorld, type Person, type World } from '#server/testing/world.ts';
import { menuOf } from '#web/layout/menu.ts';
import type { Session } from '#web/session/session.tsx';

/**
 * The flagged entries of the specification (section 2), by mode, with the list behind each. With
 * `TANDEM_MODULES=super-admins` only super admins have them.
 */
const flagged = {
  company: {
    '/partners/prospecting': '/prospects',
    '/partners_directory': '/partners_directory',
    '/automations': '/automations',
    '/tasks': '/tasks',
    '/email_campaign': '/email_campaigns',
    '/ai_assistant': '/assistant_chats',
    '/feedback': '/surveys',
    '/enablement/tracks': '/tracks',
    '/commissions/payouts': '/payout_batches',
    // Other screens show the statuses of partners, so their list stays readable.
    '/partners/statuses': undefined,
    '/referral-links': '/referral_links',
    '/clients/mapping': '/mapping_populations',
  },
  partner: {
    '/revenue/payouts': '/payout_items',
    '/enablement/partner-tracks': '/track_assignments',
    '/clients/mapping': '/mapping_populations',
    '/ai_assistant': '/assistant_chats',
    '/referral-links': '/referral_links',
  },
} as const;
/** Further screens of these modules: one flag switches a whole module. */
const ofTheSameModules = {
  company: ['/ai_assistant/sent', '/ai_assistant/settings', '/commissions/payouts/tax', '/reviews'],
  partner: ['/ai_assistant/sent', '/feedback', '/reviews', '/tasks'],
};
type Mode = keyof typeof flagged;
const entries = (['company', 'partner'] as const).flatMap((mode) =>
  Object.entries(flagged[mode]).map(([path, list]) => [path, mode, list] as const),
);

let world: World;
let people: Record<Mode, { person: Person; operator: Person }>;
beforeAll(async () => {
  world = await createWorld({ env: { TANDEM_MODULES: 'super-admins' } });
  const company = await world.company('Careful');
  const partner_id = await makePartner(company);
  const [root, second] = [await world.person('root@tandem.test'), await world.person('anna@operator.test')];
  await world.join(company.id, root.user_id, 'owner');
  const user = await world.partnerUser(company, partner_id);
  const { organization } = await user.get<{ organization: { id: string } }>('/session');
  await world.join(organization.id, second.user_id, 'partner_admin');
  people = { company: { person: company.owner, operator: root }, partner: { person: user, operator: second } };
});
afterAll(() => world.close());

async function pathsOf(person: Person): Promise<string[]> {
  const session = await person.get<Session & Record<string, unknown>>('/session');
  const own = menuOf(session).filter(({ group }) => group !== 'Super Admin');
  return own.flatMap((group) => group.entries.map(({ path }) => path));
}

test.each(entries)('%s in %s mode is offered to super admins only', async (path, mode, list) => {
  const { person, operator } = people[mode];
  expect(await pathsOf(person)).not.toContain(path);
  expect(await pathsOf(operator)).toContain(path);
  if (!list) return;
  expect((await person.request('GET', list)).statusCode).toBe(404);
  expect((await operator.request('GET', list)).statusCode).toBe(200);
});

test.each(['company', 'partner'] as const)('no other entry of the %s menu is restricted', async (mode) => {
  const { person, operator } = people[mode];
  const [offered, all] = [await pathsOf(person), await pathsOf(operator)];
  const hidden = [...new Set(all.filter((path) => !offered.includes(path)))];
  expect(hidden.sort()).toEqual([...Object.keys(flagged[mode]), ...ofTheSameModules[mode]].sort());
});
