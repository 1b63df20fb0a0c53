import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { newId } from '#shared/ids.ts';
import { createApp } from '../app.ts';
import { sql } from '../db/sql.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

/**
 * The doors to the outside: routes that email others, take the address of another system, publish a page or apply program
 * files. Until a person has confirmed their email address, they are closed.
 */
const routes = recordRoutes();
let world: World;
let app: World['app'];
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  app = await createApp({ ...world.kernel, mailer: { delivers: true, send: async () => {} } });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const declared = () =>
  features.flatMap(({ name, doors = {} }) =>
    Object.entries(doors).flatMap(([kind, list]) => list.map((route) => ({ name, kind, route }))),
  );

async function confirm(is: boolean): Promise<void> {
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set email_verified = ${is} where id = ${company.owner.user_id}`),
  );
  world.kernel.identity.forget();
}

const open = (route: string, through = app) => {
  const [method, url] = route.split(' ') as ['POST', string];
  return through.inject({
    method,
    url: `/api${url.replaceAll(/:\w+/g, newId())}`,
    headers: { authorization: `Bearer ${company.owner.token}` },
    payload: {},
  });
};

const DOORS = [
  'address: PATCH /assistant_settings',
  'address: PATCH /automation_endpoints/:id',
  'address: PATCH /chat_channels/:id',
  'address: PATCH /connections/:id',
  'address: PATCH /webhook_endpoints/:id',
  'address: POST /assistant_settings/test',
  'address: POST /automation_endpoints',
  'address: POST /automations/:id/test_request',
  'address: POST /chat_channels',
  'address: POST /chat_channels/:id/test',
  'address: POST /company_hosts/check',
  'address: POST /connections',
  'address: POST /connections/:id/check',
  'address: POST /connections/:id/resume',
  'address: POST /connections/oauth',
  'address: POST /connections/oauth/return',
  'address: POST /email_campaigns/:id/check_links',
  'address: POST /email_domains',
  'address: POST /email_domains/:id/check',
  'address: POST /prospects/:id/read_website',
  'address: POST /saml_domains/:id/verify',
  'address: POST /webhook_deliveries/:id/replay',
  'address: POST /webhook_endpoints',
  'address: POST /webhook_endpoints/:id/enable',
  'address: POST /webhook_endpoints/:id/replay',
  'address: POST /webhook_endpoints/:id/test',
  'address: POST /webhook_endpoints/subscribe',
  'address: PUT /automation_endpoints/:id',
  'address: PUT /company_hosts',
  'address: PUT /saml_connections',
  'address: PUT /webhook_endpoints/:id',
  'files: POST /program_files/apply',
  'files: POST /program_files/diff',
  'files: POST /program_files/unpack',
  'mail: PATCH /meetings/:id',
  'mail: PATCH /report_schedules/:id',
  'mail: POST /automation_runs/:id/retry',
  'mail: POST /automations/:id/press',
  'mail: POST /automations/:id/publish',
  'mail: POST /automations/:id/resume',
  'mail: POST /contract_signings/:id/delegate',
  'mail: POST /contract_signings/:id/resend',
  'mail: POST /contracts',
  'mail: POST /contracts/:id/resend',
  'mail: POST /contracts/:id/send',
  'mail: POST /contracts/send_to_many',
  'mail: POST /distributions/invite',
  'mail: POST /email_campaigns/:id/resume',
  'mail: POST /email_campaigns/:id/schedule',
  'mail: POST /email_campaigns/:id/test',
  'mail: POST /go_live/test_mail',
  'mail: POST /invitations',
  'mail: POST /invitations/:id/resend',
  'mail: POST /meetings',
  'mail: POST /meetings/:id/cancel',
  'mail: POST /meetings/:id/pick',
  'mail: POST /meetings/:id/propose',
  'mail: POST /meetings/:id/reschedule',
  'mail: POST /partner_announcements/:id/send',
  'mail: POST /partner_applications/:id/approve',
  'mail: POST /partner_applications/:id/ask',
  'mail: POST /partner_applications/:id/reject',
  'mail: POST /partners/with_person',
  'mail: POST /prospects/:id/convert',
  'mail: POST /prospects/:id/move',
  'mail: POST /provisioning_tokens',
  'mail: POST /record_emails',
  'mail: POST /report_deliveries/:id/retry',
  'mail: POST /report_schedules',
  'mail: POST /report_schedules/:id/run',
  'mail: POST /resources/:id/send',
  'mail: POST /resources/:id/share',
  'mail: POST /reviews/:id/send',
  'mail: POST /reviews/invite',
  'mail: POST /surveys/:id/activate',
  'mail: PUT /meetings/:id',
  'mail: PUT /report_schedules/:id',
  'page: PATCH /partners_directory/:id',
  'page: PATCH /referral_links/:id',
  'page: POST /certificate_programs/:id/award',
  'page: POST /certificate_programs/:id/publish',
  'page: POST /directory_listings/:id/publish',
  'page: POST /forms/:id/publish',
  'page: POST /listing_changes/:id/approve',
  'page: POST /partner_pages/:id/publish',
  'page: POST /partners_directory',
  'page: POST /referral_links',
  'page: POST /referral_links/:id/restore',
  'page: POST /referral_links/:id/resume',
  'page: POST /referral_pages/:id/publish',
  'page: POST /reviews/:id/publish',
  'page: PUT /partners_directory/:id',
  'page: PUT /referral_links/:id',
  'page: PUT /review_settings',
];

test('every declared door is a route', () => {
  const registeredRoutes = new Set(routes.map(({ method, url }) => `${method} ${url.replace('/api', '')}`));
  expect(declared().filter(({ route }) => !registeredRoutes.has(route))).toEqual([]);
  // A step in bulk opens the door of its single step.
  const single = new Set(declared().map(({ route }) => route));
  const marked = routes
    .filter(({ config }) => config?.needsConfirmed)
    .map(({ method, url }) => `${method} ${url.replace('/api', '').replace('/bulk/', '/:id/')}`);
  expect(marked.filter((route) => !single.has(route))).toEqual([]);
  expect(new Set(marked).size).toBe(declared().length);
});

test('the doors are these', () => {
  const doors = declared().map(({ kind, route }) => `${kind}: ${route}`);
  expect(doors.sort()).toEqual(DOORS);
});

/** Features that email, send requests or have public pages without a door, with the reason. */
const WITHOUT_DOOR: Record<string, string> = {
  'access/api-keys': 'The pages are for apps that sign in.',
  'access/people': 'Its emails go to people about their own account.',
  'access/profile': 'Its emails go to people about their own account.',
  'deals/deal-registrations': 'The page checks receipts that a partner shows.',
  'deals/fairness': 'The page is for readers of an email to people with an account.',
  'deals/forwarded-deals': 'It answers emails of partner users.',
  'engagement/notifications': 'Its emails go to people with an account.',
  'engagement/push-devices': 'Its notices go to devices of people with an account.',
  'enablement/course-enrollments': 'Its files are for signed-in learners.',
  'payouts/payment-files': 'Payments go through a connection, which is a door.',
  'payouts/receipts': 'The page is for the holder of a receipt.',
  'platform/mail-actions': 'The page is for readers of an email to people with an account.',
  'platform/mail-replies': 'It answers emails of people with an account.',
  'platform/mails': 'It sends what others compose, and holds back what an unconfirmed person causes.',
  'reporting/mcp-servers': 'Apps sign in to it.',
  'integrations/crm-providers': 'Systems are reached through a connection, which is a door.',
  'integrations/crm-sync': 'Systems are reached through a connection, which is a door.',
  'integrations/partner-crm': 'Systems are reached through a connection, which is a door.',
  'work/work-items': 'Its emails go to people with an account.',
};

test('a feature that reaches outside declares its doors, or why it has none', () => {
  const reaches = globSync('src/features/*/*/server/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\/|\/mocks\//.test(file))
    .filter((file) =>
      /\bsend(Account)?Mail\(|\boutgoing\b|^ {2}public(Pages|Routes)\b/m.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.split('/').slice(2, 4).join('/'));
  const withDoors = new Set(declared().map(({ name }) => name));
  const missing = [...new Set(reaches)].filter((folder) => !withDoors.has(folder.split('/')[1]!));
  expect(missing.sort()).toEqual(Object.keys(WITHOUT_DOOR).sort());
});

test('an unconfirmed person opens no door, whatever is sent', async () => {
  await confirm(false);
  const opened = [];
  for (const { route } of declared()) {
    const { statusCode, body } = await open(route);
    const said = body && (JSON.parse(body) as { confirm?: string }).confirm;
    // Routes of the other mode do not exist here.
    if (!(statusCode === 409 && said === 'email') && statusCode !== 404) opened.push(`${route}: ${statusCode}`);
  }
  expect(opened).toEqual([]);
  const answer = await open('POST /invitations');
  expect(answer.json()).toMatchObject({
    statusCode: 409,
    confirm: 'email',
    message: expect.stringContaining('sent again'),
  });
  // Looking around, setting up and importing stay possible.
  for (const url of ['/session', '/partners', '/imports', '/mail_outbox']) {
    const headers = { authorization: `Bearer ${company.owner.token}` };
    expect((await app.inject({ url: `/api${url}`, headers })).statusCode).toBe(200);
  }
  expect((await open('POST /partner_types')).json()).not.toHaveProperty('confirm');
});

test('doors stay closed to the keys and the batches of an unconfirmed person', async () => {
  await confirm(true);
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Probe',
    permissions: ['*:manage'],
  });
  await confirm(false);
  const headers = { authorization: `Bearer ${secret}` };
  const byKey = await app.inject({ method: 'POST', url: '/api/webhook_endpoints', headers, payload: {} });
  expect(byKey.json()).toMatchObject({ statusCode: 409, confirm: 'email' });
  const batch = await app.inject({
    method: 'POST',
    url: '/api/batch',
    headers: { authorization: `Bearer ${company.owner.token}` },
    payload: { operations: [{ method: 'POST', path: '/api/invitations', body: {} }] },
  });
  expect(batch.json()).toMatchObject({ results: [{ status: 409, body: { confirm: 'email' } }] });
});

test('without a mail server nobody has to confirm', async () => {
  await confirm(false);
  const answer = await open('POST /invitations', world.app);
  expect(answer.json()).not.toHaveProperty('confirm');
  expect(answer.statusCode).toBe(400);
});

test('the way to send the confirmation again is open', async () => {
  await confirm(false);
  expect((await open('POST /profile/email/confirmation')).statusCode).toBe(200);
  await confirm(true);
  expect((await open('POST /invitations')).json()).not.toHaveProperty('confirm');
});
