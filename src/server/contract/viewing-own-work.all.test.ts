import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMeeting } from '#features/outreach/meetings/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { EXCLUDED_TABLES } from '#features/platform/superadmin/server/owned.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * A user of a partner fills everything that belongs to the partner alone. The company then views as that user, calls
 * every endpoint that reads, and finds none of it.
 */
const routes = recordRoutes();
const MARK = 'Hedgehog';

let world: World;
let company: Company;
let partner_id: string;
let person: Person;
let view: string;
/** The ids of what the person created, by the first part of their addresses. */
const createdIds = new Map<string, string>();
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  person = await world.partnerUser(company, partner_id);
  const meeting = await company.within((call) => sampleMeeting(call, { partner_id }));
  await person.post(`/meetings/${meeting}/private_notes`, { private_notes: `${MARK} notes` });
  createdIds.set('meetings', meeting);
  const step = { key: 'read', kind: 'task', title: `${MARK} step`, side: 'partner', is_required: true };
  const track = await create('tracks', {
    name: `${MARK} track`,
    definition: { stages: [{ key: 'start', name: 'Start', steps: [step] }] },
  });
  await person.post(`/tracks/${track}/publish`);
  await person.post(`/tracks/${track}/assign`, { user_ids: [person.user_id] });
  const [assignment] = await person.get<Row[]>('/track_assignments');
  createdIds.set('track_assignments', assignment!.id as string);
  const list = await create('mapping_populations', { name: `${MARK} list`, kind: 'customers', source: 'file' });
  await person.post(`/mapping_populations/${list}/file`, {
    file_name: 'list.csv',
    content: `name,website\n${MARK} Inc,hedgehog.example\n`,
  });
  const connection = await create('connections', { connector: 'demo_crm', values: {} });
  await person.patch(`/connections/${connection}`, { name: `${MARK} CRM` });
  await create('webhook_endpoints', {
    name: `${MARK} hook`,
    address: 'https://8.8.8.8/in',
    event_types: ['deal.approved'],
  });
  await create('chat_channels', {
    name: `${MARK} channel`,
    kind: 'slack',
    topics: ['decisions'],
    is_on: true,
    address: 'https://hooks.slack.com/services/T000/B000/hedgehog',
  });
  await create('saved_views', { entity: 'opportunities', name: `${MARK} view`, state: {} });
  await create('report_schedules', {
    name: `${MARK} report`,
    object: 'opportunities',
    columns: ['name', 'amount_minor'],
    sort: [{ field: 'name', descending: false }],
    timing: { kind: 'weekly', time: '08:00', weekdays: [1] },
    timezone: 'Europe/Berlin',
    format: 'csv',
    recipients: [{ kind: 'user', user_id: person.user_id }],
  });
  await create('api_keys', { name: `${MARK} key`, permissions: ['deal_registrations:view'] });
  await create('provisioning_tokens', { name: `${MARK} token` });
  await create('roles', { name: `${MARK} role`, permissions: ['deal_registrations:view'] });
  view = (
    await company.owner.post<{ token: string }>('/impersonations', {
      partner_id,
      user_id: person.user_id,
      reason: 'They cannot find their deal',
    })
  ).token;
}, 60_000);
afterAll(() => world.close());

async function create(resource: string, body: object): Promise<string> {
  const answer = await person.request('POST', `/${resource}`, body);
  if (answer.statusCode !== 201) throw new Error(`${resource}: ${answer.body}`);
  const { id } = answer.json<{ id: string }>();
  createdIds.set(resource, id);
  return id;
}

/** The address with the id of what the person created. */
function addressOf({ url }: RouteOptions): string {
  const [, , resource = ''] = url.split('/');
  return url.replaceAll(/:\w+/g, createdIds.get(resource) ?? partner_id);
}

const reading = () => routes.filter(({ method, url }) => method === 'GET' && !url.endsWith('/events'));

/** Which of these addresses tell the bearer of a token about the partner's own work. */
async function telling(token: string, among: readonly RouteOptions[]): Promise<string[]> {
  const tellingUrls: string[] = [];
  for (const route of among) {
    for (const query of route.url.includes('search') ? ['', `?q=${MARK}`] : ['']) {
      const { body, statusCode } = await world.app.inject({
        url: `${addressOf(route)}${query}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusCode, addressOf(route)).toBeLessThan(500);
      if (body.toLowerCase().includes(MARK.toLowerCase())) tellingUrls.push(route.url);
    }
  }
  return tellingUrls;
}

/** Addresses at which the person sees the own work, as a proof that the walk would find it. */
const SEEN = [
  '/api/account_mapping/matrix',
  '/api/api_keys',
  '/api/chat_channels',
  '/api/connections',
  '/api/in_app_notifications',
  '/api/mapping_populations',
  '/api/meetings/:id',
  '/api/provisioning_tokens',
  '/api/report_schedules',
  '/api/roles',
  '/api/saved_views',
  '/api/track_assignments',
  '/api/track_assignments/:id/checklist',
  '/api/tracks',
  '/api/tracks/:id',
  '/api/webhook_endpoints',
  '/api/work_items',
];

test('shows none of the partner’s own work, which its user sees', async () => {
  expect(await telling(view, reading())).toEqual([]);
  const seen = await telling(
    person.token,
    reading().filter(({ url }) => SEEN.includes(url)),
  );
  expect(seen.sort()).toEqual(SEEN);
}, 120_000);

test('answers 404 for records of the partner alone', async () => {
  for (const resource of [
    'tracks',
    'mapping_populations',
    'connections',
    'webhook_endpoints',
    'report_schedules',
    'roles',
  ]) {
    const { statusCode } = await world.app.inject({
      url: `/api/${resource}/${createdIds.get(resource)}`,
      headers: { authorization: `Bearer ${view}` },
    });
    expect([resource, statusCode]).toEqual([resource, 404]);
  }
});

test('shows records that both sides share', async () => {
  const { body } = await world.app.inject({
    url: `/api/meetings/${createdIds.get('meetings')}`,
    headers: { authorization: `Bearer ${view}` },
  });
  expect(JSON.parse(body)).toMatchObject({ id: createdIds.get('meetings'), private_notes: null });
});

/** Tables whose rows of a partner the company reads in company mode, too. */
const SHARED = [
  'bounty_submissions',
  'commission_dispute_messages',
  'commission_disputes',
  'contacts',
  'deal_registration_comments',
  'deal_registration_events',
  'deal_registrations',
  'document_requests',
  'document_versions',
  'documents',
  'entitlement_grants',
  'ideas',
  'integration_requests',
  'introductions',
  'invitations',
  'listing_changes',
  'mapping_consents',
  'mdf_claim_files',
  'mdf_claim_leads',
  'mdf_claims',
  'mdf_requests',
  'meeting_attendees',
  'meeting_deals',
  'meetings',
  'opportunity_notes',
  'partner_applications',
  'partner_objectives',
  'partner_targets',
  'partners',
  'payout_methods',
  'pictures',
  'referral_links',
  'resource_requests',
  'reviews',
  'task_comments',
  'task_files',
  'tasks',
  'tax_profiles',
  'track_step_files',
];
/** Settings and bookkeeping without content. */
const SETTINGS = [
  'custom_unique_values',
  'dashboard_layouts',
  'document_uploads',
  'idea_votes',
  'idempotency_records',
  'mail_subjects',
  'milestone_closings',
  'modules_in_use',
  'notification_hours',
  'notification_preferences',
  'number_blocks',
  'number_series',
  'partner_announcement_dismissals',
  'partner_onboardings',
  'resource_events',
  'weekly_digests',
  'widget_tokens',
  'work_emails',
];

test('each table that partners write to is declared as hidden or as shared', async () => {
  const tables = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ name: string; is_hidden: boolean }>(sql`
      select polrelid::regclass::text as name, exists (select from pg_policy v
        where v.polrelid = p.polrelid and v.polname = 'viewing') as is_hidden
      from pg_policy p
      where polname = 'partner'
        and (pg_get_expr(polwithcheck, polrelid) !~ 'AND false\\)$'
        or polrelid::regclass::text = any(${Object.keys(EXCLUDED_TABLES)}))
        and pg_get_expr(polqual, polrelid) !~ 'AND false\\)$'`),
  );
  const open = tables.filter(({ is_hidden }) => !is_hidden).map(({ name }) => name);
  expect(open.sort()).toEqual([...SHARED, ...SETTINGS].sort());
});
