import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCompany } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ProgramFile } from '../schema.ts';
import { apply, edited, exportFiles, folder, refused, textOf, withProgram } from './testing/files.ts';

let world: World;
let company: Company;
let files: ProgramFile[];
beforeAll(async () => {
  world = await createWorld();
  company = await withProgram(await world.company());
  files = await exportFiles(company);
});
afterAll(() => world.close());

const types = (text: string) => folder({ 'partner-types.yaml': text });
const reasons = async (text: string) => {
  const { status, problems } = await refused(company.owner, types(text), 'diff');
  return [status, ...(problems ?? []).map(({ line, reason }) => `${line}: ${reason}`)];
};

test('refuses unknown names and fields with file, line and reason', async () => {
  expect(await reasons('partner-types:\n  - key: a\n    name: A\n    color: "#000000"\n    owner: me\n')).toEqual([
    422,
    '5: The field owner is not known for “partner-types”.',
  ]);
  expect(await reasons('other:\n  - key: a\n')).toEqual([
    422,
    '1: The file must contain the list “partner-types” and nothing else.',
  ]);
  expect(await reasons('partner-types:\n  - key: A b\n    name: A\n')).toEqual([
    422,
    '2: A key of lowercase letters, digits and hyphens is expected.',
  ]);
  expect(await reasons('partner-types:\n  - key: a\n    name: A\n  - key: a\n    name: B\n')).toEqual([
    422,
    '4: The key a is there twice.',
  ]);
  const odd = [...files, { path: 'secrets/x.yaml', text: 'a: 1\n' }];
  expect((await refused(company.owner, odd, 'diff')).problems).toMatchObject([{ file: 'secrets/x.yaml', line: null }]);
  const later = edited(files, 'program.yaml', (text) => text.replace('format: 1', 'format: 2'));
  expect((await refused(company.owner, later, 'diff')).message).toContain('The format must be 1');
});

test('accepts no aliases, anchors, foreign tags or names of prototypes', async () => {
  const bomb = `a: &a [x, x]\n${Array.from({ length: 20 }, (_, n) => `b${n}: &b${n} [*a, *a]`).join('\n')}\n`;
  expect((await reasons(bomb))[0]).toBe(422);
  expect(await reasons('partner-types: &x\n  - key: a\n')).toEqual([422, '2: Anchors are not supported.']);
  expect(await reasons('partner-types:\n  - key: a\n    __proto__: {isAdmin: true}\n')).toEqual([
    422,
    '3: The name __proto__ is not allowed.',
  ]);
  expect(await reasons('partner-types:\n  - key: a\n    constructor: 1\n')).toEqual([
    422,
    '3: The name constructor is not allowed.',
  ]);
  expect(await reasons('partner-types: !!js/function "x"\n')).toHaveLength(2);
  expect(await reasons('partner-types:\n  - key: a\n    name: !secret x\n')).toEqual([
    422,
    '3: The tag !secret is not known.',
  ]);
  expect((await reasons(`partner-types: ${'['.repeat(3_000)}`))[0]).toBe(422);
  expect((await reasons('a: 1\n---\nb: 2\n'))[1]).toContain('several documents');
  expect((await reasons('partner-types: {key: .inf}\n'))[0]).toBe(422);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('texts in files stay in the folder', async () => {
  for (const name of ['../program.yaml', '/etc/passwd', 'basics.yaml', 'gone.md', '..\\x.md']) {
    const wrong = edited(files, 'courses/basics.yaml', (text) =>
      text.replace('basics.1-hello.md', `"${name.replaceAll('\\', '\\\\')}"`),
    );
    const { problems } = await refused(company.owner, wrong, 'diff');
    expect(problems!.map(({ reason }) => reason)).toContain(`The file ${name} is not beside this one.`);
  }
  for (const path of [
    '../tiers.yaml',
    '/tiers.yaml',
    'a/b/c.yaml',
    'tiers.yaml/',
    'courses/..',
    'courses/.hidden.yaml',
  ])
    expect((await refused(company.owner, [...files, { path, text: 'a: 1' }], 'diff')).status, path).toBe(422);
});

function upload(person: Person, bytes: Uint8Array) {
  const body = Buffer.concat([
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="p.zip"\r\ncontent-type: application/zip\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return world.app.inject({
    method: 'POST',
    url: '/api/program_files/unpack',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: body,
  });
}

test('unpacks what it packs, also from a folder with the files of a system', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/program_files/archive',
    headers: { authorization: `Bearer ${company.owner.token}` },
  });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect((await upload(company.owner, answer.rawPayload)).json().files).toEqual(files);
  const nested = Object.fromEntries(files.map(({ path, text }) => [`my-program/${path}`, strToU8(text)]));
  const noisy = { ...nested, 'my-program/README.md': strToU8('x'), 'my-program/.git/config': strToU8('x') };
  expect((await upload(company.owner, zipSync(noisy))).json().files).toHaveLength(files.length);
});

test('refuses archives that are bombs, lead out of their folder, or are none', async () => {
  const attempt = async (bytes: Uint8Array) => {
    const answer = await upload(company.owner, bytes);
    return [answer.statusCode, answer.json().message];
  };
  expect(await attempt(zipSync({ 'a.yaml': new Uint8Array(3_000_000) }))).toEqual([422, '“a.yaml” is too large.']);
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`tags/${n}.yaml`, new Uint8Array(1)]));
  expect((await attempt(zipSync(many)))[1]).toBe('The archive has more than 2000 files.');
  const wide = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}.yaml`, new Uint8Array(390_000)]));
  expect((await attempt(zipSync(wide)))[1]).toBe('The archive is too large when it is unpacked.');
  for (const path of ['../../etc/passwd', '/etc/passwd', 'a/../../b.yaml', 'C:\\x.yaml'])
    expect((await attempt(zipSync({ [path]: strToU8('x') })))[1]).toContain('unsafe path');
  expect(await attempt(strToU8('not a zip'))).toEqual([422, 'The file is not a complete zip archive.']);
  expect((await attempt(zipSync({ 'a.yaml': new Uint8Array([255, 254]) })))[1]).toContain('not a text');
  const lying = Buffer.from(zipSync({ 'a.yaml': strToU8('x'.repeat(200_000)) }));
  const at = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  lying.writeUInt32LE(10, at + 24);
  expect((await attempt(lying))[0]).toBe(422);
});

test('grants no permissions that the sender does not have', async () => {
  const { owner } = company;
  const role = await owner.post<{ id: string }>('/roles', {
    name: 'Program editor',
    permissions: ['program_files:manage', 'roles:manage', 'partner_types:manage', 'tags:view'],
  });
  const person = await company.member('read_only');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update memberships set role = 'custom', role_id = ${role.id} where user_id = ${person.user_id}`),
  );
  world.kernel.identity.forget();
  const grab = folder({
    'roles.yaml': 'roles:\n  - key: boss\n    name: Boss\n    permissions:\n      - api_keys:manage\n    scope: all\n',
  });
  const { status, problems } = await refused(person, grab);
  expect([status, problems![0]!.file]).toEqual([422, 'roles.yaml']);
  expect(problems![0]!.reason).toContain('you do not have this permission');
  const beyond = await refused(
    person,
    folder({ 'tags.yaml': 'tags:\n  - key: a\n    name: A\n    entity: partners\n' }),
  );
  expect(beyond.problems![0]!.reason).toContain('Unauthorized');
  const unread = await refused(person, folder({ 'products.yaml': 'products: []\n' }));
  expect(unread.status).toBe(200);
});

test('keys need the permission for files and for each kind of record', async () => {
  const keyWith = async (permissions: string[]) => {
    const { secret } = await company.owner.post<{ secret: string }>('/api_keys', { name: 'CI', permissions });
    return (path: string, body: object = {}) =>
      world.app.inject({
        method: 'POST',
        url: `/api/program_files/${path}`,
        headers: { authorization: `Bearer ${secret}` },
        payload: body,
      });
  };
  const stranger = await keyWith(['partners:manage']);
  expect((await stranger('export')).statusCode).toBe(403);
  const reader = await keyWith(['program_files:view', 'partner_tiers:view']);
  const exported = (await reader('export')).json();
  expect(exported.files.map(({ path }: ProgramFile) => path)).toEqual(['program.yaml', 'tiers.yaml']);
  expect((await reader('apply', { files: exported.files })).statusCode).toBe(403);
  const writer = await keyWith(['program_files:manage', 'partner_tiers:view']);
  const changed = edited(exported.files, 'tiers.yaml', (text) => text.replace('Everything', 'Nothing'));
  expect((await writer('apply', { files: changed })).json().problems[0].reason).toContain('Unauthorized');
  const all = await keyWith(['*:manage']);
  expect((await all('apply', { files, dry_run: true })).json().problems).toEqual([]);
});

test('another company’s records cannot be named, and other people cannot read files', async () => {
  const other = await world.company();
  await other.within(prepareCompany);
  const [type] = await company.owner.get<{ id: string }[]>('/partner_types?name=Reseller');
  const foreign = folder({
    'audiences/x.yaml': `name: X\nentity: partners\nconditions:\n  any:\n    - all:\n        - field: partner.type\n          op: in\n          value:\n            - ${type!.id}\n`,
    'assignments.yaml':
      'assignments:\n  - key: a\n    plan_id: !ref structures/margin\n    target: program\n    priority: 0\n',
  });
  const { problems } = await refused(other.owner, foreign, 'diff');
  expect(problems!.map(({ reason }) => reason)).toContain('It refers to structures/margin, which does not exist.');
  expect(problems!.some(({ file }) => file === 'audiences/x.yaml')).toBe(true);
  const member = await company.member('read_only');
  expect((await member.request('POST', '/program_files/apply', { files })).statusCode).toBe(403);
});

test('an automation is never published by files', async () => {
  const target = await world.company();
  await target.within(prepareCompany);
  const flow =
    'name: Greet\ndefinition:\n  trigger:\n    kind: schedule\n    cron: 0 9 1 * *\n    table: partners\n  steps: []\n';
  const { notes } = await apply(target, folder({ 'automations/greet.yaml': flow }));
  expect(notes).toEqual(['The automation “Greet” is a draft now. Do a dry run and publish it.']);
  expect(await target.owner.get('/automations')).toMatchObject([{ status: 'draft', published_version: null }]);
});

test('a structure agreed with one partner is not part of the files', async () => {
  const partner = await company.owner.post<{ id: string }>('/partners', { name: 'Northwind' });
  const [plan] = await company.owner.get<{ id: string }[]>('/commission_plans?name=Margin');
  await company.owner.post('/plan_assignments', { plan_id: plan!.id, target: 'partner', target_id: partner.id });
  const exported = await exportFiles(company);
  expect(textOf(exported, 'assignments.yaml')).toBe(textOf(files, 'assignments.yaml'));
  expect(JSON.stringify(exported)).not.toContain('Northwind');
});
