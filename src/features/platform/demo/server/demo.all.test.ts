import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { changedFeatures, inBreadth, representatives } from '#server/testing/breadth.ts';
import { chosenResources, ownerOfRoute } from '#server/testing/walks.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { type Asked, companyQuestions, partnerQuestions } from '../../../../../bench/questions/index.ts';
import { judge } from '../../../../../bench/questions/run.ts';
import { demoSides } from '../../../../../bench/questions/sides.ts';
import { DEMO_PASSWORD } from './people.ts';
import { createDemoData } from './service.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ own: true, now: '2026-03-16T09:00:00Z' });
  await createDemoData(world.kernel);
}, 240_000);
afterAll(() => world.close());

async function tokenOf(name: string): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: `${name}@demo.tandem.test`, password: DEMO_PASSWORD },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().token;
}

async function total(token: string, url: string): Promise<number> {
  const answer = await world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return Number(answer.headers['x-total-count']);
}

test('creates sixty partners, one that applied, and nine hundred deals with commissions', async () => {
  const token = await tokenOf('company');
  expect(await total(token, '/partners')).toBe(61);
  expect(await total(token, '/opportunities')).toBeGreaterThanOrEqual(900);
  expect(await total(token, '/opportunities?status=won')).toBeGreaterThan(300);
  expect(await total(token, '/commission_lines?status=paid')).toBeGreaterThan(100);
  expect(await total(token, '/commission_lines?status=on_hold')).toBeGreaterThan(0);
  expect(await total(token, '/payout_batches?status=pending_approval')).toBe(1);
  expect(await total(token, '/payout_batches?status=paid')).toBeGreaterThan(12);
  for (const status of ['pending_review', 'info_requested', 'approved', 'rejected']) {
    expect(await total(token, `/deal_registrations?status=${status}`), status).toBeGreaterThan(0);
  }
});

test('has general and specific structures, a scheduled raise, and a bonus in progress', async () => {
  const token = await tokenOf('company');
  expect(await total(token, '/commission_plans?status=active')).toBe(2);
  expect(await total(token, '/commission_plans?status=draft')).toBe(1);
  expect(await total(token, '/plan_assignments?target=type')).toBe(1);
  expect(await total(token, '/plan_versions?state=published&version=3')).toBe(1);
});

test('has custom fields and tags', async () => {
  const token = await tokenOf('company');
  expect(await total(token, '/custom_fields')).toBe(3);
  expect(await total(token, '/tags?entity=partners')).toBe(2);
  expect(await total(token, '/partners?custom.industries=logistics&tags=strategic')).toBeGreaterThan(2);
});

test('has documents from both sides, shared with the partner', async () => {
  const company = await tokenOf('company');
  expect(await total(company, '/documents')).toBe(23);
  expect(await total(company, '/document_accesses')).toBe(4);
  const partner = await tokenOf('partner');
  expect(await total(partner, '/documents')).toBe(14);
  const [row] = await (
    await world.app.inject({
      url: '/api/documents?kind=pdf&q=Partner+agreement',
      headers: { authorization: `Bearer ${partner}` },
    })
  ).json();
  const file = await world.app.inject({
    url: `/api/documents/${row.id}/file`,
    headers: { authorization: `Bearer ${partner}` },
  });
  expect(file.rawPayload.length).toBe(row.size);
});

test('balances the ledgers of both companies', async () => {
  for (const name of ['company', 'other']) {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/ledger/verify',
      headers: { authorization: `Bearer ${await tokenOf(name)}` },
      payload: {},
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ is_intact: true });
  }
});

test('the partner takes part in two programs with one login', async () => {
  const answer = await world.app.inject({
    url: '/api/session',
    headers: { authorization: `Bearer ${await tokenOf('partner')}` },
  });
  expect(answer.json()).toMatchObject({ mode: 'partner', modes: ['partner'] });
  expect(answer.json().programs).toHaveLength(2);
});

test('one person works on both sides: for the company and for a partner in its program', async () => {
  const headers = { authorization: `Bearer ${await tokenOf('both')}` };
  const session = (await world.app.inject({ url: '/api/session', headers })).json();
  expect(session).toMatchObject({
    mode: 'company',
    modes: ['company', 'partner'],
    role: 'admin',
    organization: { name: 'Lumenfleet' },
  });
  const asPartner = { ...headers, 'x-tandem-mode': 'partner' };
  expect((await world.app.inject({ url: '/api/session', headers: asPartner })).json()).toMatchObject({
    mode: 'partner',
    role: 'partner_admin',
    program: { company: { name: 'Lumenfleet' } },
  });
});

test('the partner has completed one course and is in the middle of another', async () => {
  const answer = await world.app.inject({
    url: '/api/course_enrollments?_sort=started_at&_order=asc',
    headers: { authorization: `Bearer ${await tokenOf('partner')}` },
  });
  expect(answer.json()).toMatchObject([
    { course_title: 'Partner program basics', status: 'completed' },
    { course_title: 'Selling to fleet managers', status: 'in_progress' },
  ]);
});

test('only the configured user is a super admin', async () => {
  const session = await world.app.inject({
    url: '/api/session',
    headers: { authorization: `Bearer ${await tokenOf('other')}` },
  });
  expect(session.json()).toMatchObject({
    role: 'owner',
    organization: { name: 'Harborline Security' },
    user: { is_super_admin: false },
  });
  expect(await total(await tokenOf('other'), '/partners')).toBe(9);
});

test('the administrator of the installation owns nothing in the demo and is not offered as an owner', async () => {
  const token = await tokenOf('company');
  const read = async (url: string) =>
    (await world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })).json();
  const people: { id: string; email: string; takes_work: boolean }[] = await read('/people');
  const suri = people.find(({ email }) => email === 'super@demo.tandem.test')!;
  const offered: { id: string }[] = await read('/people?status=active&takes_work=true');
  expect(offered.length).toBeGreaterThan(2);
  expect(offered.map(({ id }) => id)).not.toContain(suri.id);
  const { holdings } = await read(`/team_members/${suri.id}/holdings`);
  expect(holdings).toEqual([]);
});

test('the second company earns as its customers pay', async () => {
  const token = await tokenOf('other');
  expect(await total(token, '/commission_lines?status=paid')).toBeGreaterThan(10);
  expect(await total(token, '/payout_batches?status=paid')).toBeGreaterThan(3);
});

test('marks both companies as set up', async () => {
  for (const name of ['company', 'other']) {
    const answer = await world.app.inject({
      url: '/api/onboarding/status',
      headers: { authorization: `Bearer ${await tokenOf(name)}` },
    });
    expect(answer.json(), name).toMatchObject({ status: 'completed' });
  }
});

test('has weeks of sent reports, each limited to what its reader can see', async () => {
  const token = await tokenOf('company');
  expect(await total(token, '/report_schedules')).toBe(3);
  expect(await total(token, '/report_runs?state=delivered')).toBeGreaterThan(4);
  expect(await total(token, '/report_deliveries?state=failed')).toBe(0);
  expect(await total(await tokenOf('partner'), '/report_schedules')).toBe(1);
  expect(await total(await tokenOf('other'), '/report_deliveries')).toBe(0);
});

test('keeps volumes consistent with the sales', async () => {
  for (const who of ['company', 'other']) {
    const token = await tokenOf(who);
    expect(await total(token, '/counter_checks?is_intact=true')).toBe(1);
    expect(await total(token, '/counter_checks?is_intact=false')).toBe(0);
  }
});

test('has a few inactive deals at risk', async () => {
  const token = await tokenOf('company');
  const open = await total(token, '/opportunities?status=open');
  const silent = await total(token, '/opportunities?status=open&is_at_risk=true');
  expect(silent).toBeGreaterThan(2);
  expect(silent).toBeLessThan(open / 8);
});

test('closes old months, and the last but one is closing', async () => {
  const answer = await world.app.inject({
    url: '/api/accounting_periods?_end=1000',
    headers: { authorization: `Bearer ${await tokenOf('company')}` },
  });
  const months = answer.json<{ month: string; state: string; is_next: boolean }[]>();
  expect(months.slice(0, 4).map(({ month, state }) => `${month} ${state}`)).toEqual([
    '2026-03 open',
    '2026-02 open',
    '2026-01 closing',
    '2025-12 closed',
  ]);
  expect(months.length).toBeGreaterThan(12);
  expect(months.find(({ is_next }) => is_next)).toMatchObject({ month: '2026-01' });
});

test('has payout details to verify, manual commissions, a write-off, and disputes', async () => {
  const token = await tokenOf('finance');
  expect(await total(token, '/payout_methods?status=verified')).toBe(13);
  expect(await total(token, '/payout_methods?status=pending')).toBe(1);
  // With one reimbursed claim, one bounty, three bonuses in euros, and two workshops in pounds.
  expect(await total(token, '/commission_lines?kind=manual')).toBe(11);
  expect(await total(token, '/commission_lines?kind=manual&rule_id=write_off')).toBe(1);
  expect(await total(token, '/commission_disputes?status=open')).toBe(1);
  expect(await total(token, '/commission_disputes?status=kept')).toBe(1);
  expect(await total(await tokenOf('partner'), '/commission_disputes')).toBe(2);
});

/** The tables of a company's export. */
async function exported(token: string): Promise<Map<string, Record<string, unknown>[]>> {
  const answer = await world.app.inject({
    url: '/api/company_settings/export.zip?format=json',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const files = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)));
  return new Map(
    files
      .filter(([name]) => name.endsWith('.json') && !name.includes('/') && name !== 'manifest.json')
      .map(([name, bytes]) => [name.slice(0, -5), JSON.parse(strFromU8(bytes)) as Record<string, unknown>[]]),
  );
}

const isEmpty = (value: unknown) => value === null || value === '' || JSON.stringify(value) === '[]';

/** Two rows of each kind: what is hidden depends on states, sides and choices. */
function examplesOf(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const kinds = Map.groupBy(rows, (row) =>
    Object.entries(row)
      .filter(([name, value]) => /^(status|state|visibility|mode|kind|hides|source)$/.test(name) || value === true)
      .map((each) => each.join(' '))
      .join(),
  );
  return [...kinds.values()].slice(0, 12).flatMap((several) => several.slice(0, 2));
}

test('an export holds no row that the screens refuse, and no value that they leave empty', async () => {
  const token = await tokenOf('company');
  const tables = await exported(token);
  const found: string[] = [];
  let compared = 0;
  const resources = chosenResources(features.flatMap((feature) => feature.resources ?? []));
  for (const { name, row: shape, viewComputes = [] } of resources) {
    const rows = tables.get(name) ?? [];
    for (const row of examplesOf(rows)) {
      const answer = await world.app.inject({
        url: `/api/${name}/${row.id}`,
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode !== 200) {
        // The balance of a fund as a whole is shown with the fund.
        if (name === 'mdf_balances' && row.partner_id === null) continue;
        found.push(`${name} ${row.id}: ${answer.statusCode}`);
        continue;
      }
      const shown = answer.json<Record<string, unknown>>();
      for (const column of Object.keys(shape.properties)) {
        if (!(column in row) || viewComputes.includes(column)) continue;
        compared += 1;
        if (isEmpty(shown[column]) && !isEmpty(row[column])) found.push(`${name}.${column}`);
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(compared).toBeGreaterThan(inBreadth(2_000, 50));
}, 240_000);

/** Names of columns that open something: they are withheld, whatever table they are in. */
const SECRET_NAME =
  /token|secret|password|salt|nonce|private_key|_enc$|address_hash|sent_hash|request_hash|status_link/;

test('an export holds no column that opens something or tells addresses apart, and no key of a file', async () => {
  const tables = await exported(await tokenOf('company'));
  const columns = [...tables].flatMap(([name, [row = {}]]) => Object.keys(row).map((column) => `${name}.${column}`));
  expect(columns.length).toBeGreaterThan(500);
  expect(columns.filter((column) => SECRET_NAME.test(column.split('.')[1]!))).toEqual([]);
  const everything = JSON.stringify([...tables.values()]);
  expect(everything).not.toMatch(/#token=|\/application\/[\w-]{20}|\/referrals\/status\/[\w-]{20}|~sealed:/);
  for (const { table, key, folder } of world.kernel.keptFiles) {
    if (folder === 'files') continue;
    const keys = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ key: string | null }>(sql`select ${sql.raw(key)} as key from ${sql.identifier(table)} limit 20`),
    );
    // The demo has no files in some tables.
    expect(keys.filter(({ key }) => key !== null && everything.includes(key)).length, `keys of ${table}`).toBe(0);
  }
}, 240_000);

/** Lists that are empty in the demo, with the reason. */
const emptyLists: Record<string, string> = {
  '/api/announcements/current': 'An announcement would cover all screens.',
  '/api/assistant_requests': 'No model is connected.',
  '/api/automation_approvals': 'The super admin is asked nothing.',
  '/api/automation_endpoints': 'An endpoint is the address of another server.',
  '/api/contract_accounts': 'Only sales under contracts for single accounts have them.',
  '/api/deal_registration_lines': 'They belong to referral pages with products.',
  '/api/debug/errors': 'Nothing failed.',
  '/api/debug/jobs': 'No worker runs in this test.',
  '/api/email_domains': 'A sending domain waits for DNS records that the demo cannot have.',
  '/api/opening_volumes': 'The program began in Tandem.',
  '/api/partners/duplicates': 'No partner was entered twice.',
  '/api/prospects/duplicates': 'No prospect was entered twice.',
  '/api/saved_views': 'Everybody saves their own.',
  '/api/task_files': 'They belong to single tasks.',
  '/api/track_step_files': 'They belong to single steps.',
  'super /api/assistant_chats': 'The super admin has asked nothing.',
  'super /api/assistant_proposals': 'The super admin has asked nothing.',
  'partner /api/tracks': 'Few partners write tracks of their own.',
  'partner /api/tier_moves': 'The partner keeps its tier until its grace period ends.',
};

/** Lists that are answered in an object, by the name of their rows. */
const listsInObjects: Record<string, string> = {
  '/api/forwarded_deals': 'deals',
  '/api/chat_channels': 'channels',
};

/** The area of the feature that owns a list. */
const areaOf = (path: string) => features.find(({ name }) => name === ownerOfRoute(path))?.area ?? 'kernel';

interface Described {
  get?: { responses: Record<string, { content?: Record<string, { schema?: { type?: string } }> }> };
}

test('fills every list that a demo account can open', async () => {
  const { paths } = (await world.app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, Described> }>();
  const answersRows = (path: string) =>
    path in listsInObjects ||
    paths[path]!.get?.responses['200']?.content?.['application/json']?.schema?.type === 'array';
  const lists = representatives(
    Object.keys(paths).filter((path) => !path.includes('{') && answersRows(path)),
    (path) => [areaOf(path)],
    { hasChanged: (path) => changedFeatures().has(ownerOfRoute(path)) },
  );
  const empty: string[] = [];
  let filled = 0;
  for (const who of ['company', 'partner', 'super']) {
    const headers = { authorization: `Bearer ${await tokenOf(who)}` };
    for (const path of lists) {
      if (path in emptyLists || `${who} ${path}` in emptyLists) continue;
      const answer = await world.app.inject({ url: path, headers });
      if (answer.statusCode !== 200) continue;
      const body = answer.json();
      const rows = path in listsInObjects ? body[listsInObjects[path]!] : body;
      if (rows.length === 0) empty.push(`${who} ${path}`);
      else filled += 1;
    }
  }
  expect(empty).toEqual([]);
  expect(filled).toBeGreaterThan(inBreadth(150, 5));
}, 240_000);

test('the program makes a round trip through files with the same bytes', async () => {
  const headers = { authorization: `Bearer ${await tokenOf('company')}` };
  const exported = await world.app.inject({ method: 'POST', url: '/api/program_files/export', headers });
  const { files } = exported.json<{ files: { path: string; text: string }[] }>();
  expect(files.length).toBeGreaterThan(50);
  const target = await world.company();
  await target.within(prepareCompany);
  // Rules about distributors wait for those partners.
  const rules = 'distribution-rules.yaml';
  await target.owner.post('/program_files/apply', {
    files: files.filter(({ path }) => path !== rules),
    deletes: true,
  });
  const types = await target.owner.get<{ id: string; is_distributor: boolean }[]>('/partner_types');
  const type_id = types.find((type) => type.is_distributor)!.id;
  for (const domain of new Set(files.find(({ path }) => path === rules)!.text.match(/[a-z-]+\.example/g)))
    await target.owner.post('/partners', { name: domain, domain, type_id });
  await target.owner.post('/program_files/apply', { files, deletes: true });
  expect((await target.owner.post<{ files: typeof files }>('/program_files/export')).files).toEqual(files);
  const text = files.map((file) => file.text).join('\n');
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|@demo\.tandem\.test/i);
}, 60_000);

test('the assistant answers questions about it without a model, and none of them wrongly', async () => {
  const sides = await demoSides({
    inject: (options) => world.app.inject(options),
    rows: (text) => withConnection(world.database.adminUrl, async (client) => (await client.query(text)).rows),
    today: '2026-03-16',
  });
  const everyFifth = (list: readonly Asked[]) => list.filter((_, at) => at % 5 === 0);
  const judged = [];
  for (const asked of everyFifth(companyQuestions)) judged.push(await judge(sides.company, asked));
  for (const asked of everyFifth(partnerQuestions)) judged.push(await judge(sides.partner, asked));
  expect(judged.length).toBeGreaterThanOrEqual(40);
  expect(judged.filter(({ verdict }) => verdict === 'wrong' || verdict === 'misleading')).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === 'right').length / judged.length).toBeGreaterThanOrEqual(0.8);
}, 240_000);
