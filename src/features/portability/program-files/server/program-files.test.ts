import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgramCommand } from '#server/commands/program-command.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { ProgramFile } from '../schema.ts';
import { apply, diff, edited, exportFiles, folder, refused, textOf, withProgram } from './testing/files.ts';

let world: World;
let company: Company;
let files: ProgramFile[];
beforeAll(async () => {
  world = await createWorld();
  company = await withProgram(await world.company());
  files = await exportFiles(company);
});
afterAll(() => world.close());

async function emptyCompany(): Promise<Company> {
  const made = await world.company();
  await made.within(prepareCompany);
  return made;
}

test('a program goes to another company and comes back with the same bytes', async () => {
  const target = await emptyCompany();
  const { changes } = await apply(target, files, { deletes: true });
  expect(changes.map(({ name }) => name)).toContain('Gold resellers');
  expect(await exportFiles(target)).toEqual(files);
  expect((await diff(target, files)).changes).toEqual([]);
  expect((await apply(target, files, { deletes: true })).changes).toEqual([]);
});

test('random programs make the round trip, too', async () => {
  let seed = 20_260_316;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const words = [
    'Gold',
    'yes',
    '2026-01-31',
    'null',
    '#1: "best"',
    'Überseehandel',
    '- dash',
    "it's",
    '{x}',
    '0x1F',
    '!ref tiers/a',
  ];
  for (let round = 0; round < 3; round += 1) {
    const source = await emptyCompany();
    for (let number = 0; number < 6; number += 1) {
      const name = `${words[next(words.length)]} ${number}`;
      const description = next(2)
        ? `Line ${next(9)}\n\n  indented: ${words[next(words.length)]}\n`
        : words[next(words.length)];
      await source.owner.post('/partner_types', { name, description });
      await source.owner.post('/partner_tiers', { name, protection_factor_ppm: 100_000 + next(9_000_000) });
      await source.owner.post('/tags', { name, entity: next(2) ? 'partners' : 'accounts' });
    }
    const program = await exportFiles(source);
    const target = await emptyCompany();
    await apply(target, program, { deletes: true });
    expect(await exportFiles(target)).toEqual(program);
  }
});

test('an export contains no ids, people or secrets', async () => {
  const text = files.map((file) => file.text).join('\n');
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i);
  expect(text).not.toContain(company.owner.email);
  expect(text).not.toMatch(/@tandem\.test|tdm_|secret/i);
  expect(text).toContain('!ref tiers/gold: 200000');
  expect(textOf(files, 'courses/basics.1-hello.md')).toBe('# Hello\n\nRead this.\n');
});

test('describes changes in plain words', async () => {
  const target = await emptyCompany();
  await apply(target, files, { deletes: true });
  let changed = edited(files, 'tier-requirements.yaml', (text) => text.replace('10000000', '15000000'));
  changed = edited(changed, 'structures/margin.yaml', (text) => text.replace('rate_ppm: 100000', 'rate_ppm: 125000'));
  changed = edited(changed, 'tiers.yaml', (text) => text.replace('benefits: Everything', 'benefits: A lot'));
  changed = edited(changed, 'opportunity-types/resale.yaml', (text) =>
    text.replace('probability: 20', 'probability: 25'),
  );
  changed = changed.filter(({ path }) => path !== 'audiences/gold.yaml' && !path.startsWith('courses/'));
  const { changes } = await diff(target, changed);
  const said = changes.map(({ kind, record, name, lines }) => [kind, `${record} ${name}`, ...lines]);
  expect(said).toEqual([
    ['change', 'Tier Gold', 'Benefits: “Everything” → “A lot”'],
    ['change', 'Opportunity type Resale', 'Stages › Open › Probability: 20 → 25'],
    [
      'change',
      'Tier requirements Tier requirements',
      'Criteria › Gold closed revenue › Threshold: 100,000 USD → 150,000 USD',
    ],
    ['change', 'Incentive structure Margin', 'Base › Rate: 10% → 12.5%'],
    ['remove', 'Audience Gold resellers'],
    ['remove', 'Course Basics'],
  ]);
});

test('published records get new versions, and nothing changes for the past', async () => {
  const target = await emptyCompany();
  await apply(target, files, { deletes: true });
  const changed = edited(
    edited(files, 'structures/margin.yaml', (text) => text.replace('rate_ppm: 100000', 'rate_ppm: 125000')),
    'courses/basics.1-hello.md',
    () => 'New text\n',
  );
  const { notes } = await apply(target, changed);
  expect(notes).toEqual(['The incentive structure “Margin” applies to deals that are won from 2026-03-16 on.']);
  const versions =
    await target.owner.get<{ version: number; state: string; definition: object }[]>('/plan_versions?_sort=version');
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [1, 'superseded'],
    [2, 'published'],
  ]);
  expect(JSON.stringify(versions[0]!.definition)).toContain('"rate_ppm":100000');
  const [course] = await target.owner.get<{ published_version: number }[]>('/courses');
  expect(course!.published_version).toBe(2);
});

test('a renamed record keeps its key', async () => {
  const target = await emptyCompany();
  await apply(target, files, { deletes: true });
  const [gold] = await target.owner.get<{ id: string }[]>('/partner_tiers?name=Gold');
  await target.owner.patch(`/partner_tiers/${gold!.id}`, { name: 'Platinum' });
  const { changes } = await diff(target, files);
  expect(changes.map(({ kind, lines }) => [kind, lines])).toEqual([['change', ['Name: “Platinum” → “Gold”']]]);
  await apply(target, files);
  expect(await target.owner.get('/partner_tiers?name=Gold')).toMatchObject([{ id: gold!.id }]);
});

test('deletes only when asked to, and says what it kept', async () => {
  const target = await emptyCompany();
  await apply(target, files, { deletes: true });
  await target.owner.post('/partner_types', { name: 'Extra' });
  const { kept, changes } = await apply(target, files);
  expect([changes, kept.map(({ name }) => name)]).toEqual([[], ['Extra']]);
  expect(await target.owner.get('/partner_types?name=Extra')).toHaveLength(1);
  await apply(target, files, { deletes: true });
  expect(await target.owner.get('/partner_types?name=Extra')).toHaveLength(0);
});

test('a dry run does everything and leaves nothing', async () => {
  const target = await emptyCompany();
  const before = await exportFiles(target);
  const tried = await apply(target, files, { dry_run: true });
  expect([tried.is_dry_run, tried.problems]).toEqual([true, []]);
  expect(tried.changes.length).toBeGreaterThan(5);
  expect(await exportFiles(target)).toEqual(before);
  const wrong = edited(files, 'tiers.yaml', (text) => text.replace('1500000', '99000000'));
  const { problems } = await apply(target, wrong, { dry_run: true });
  expect(problems).toMatchObject([
    { file: 'tiers.yaml', line: 8, reason: expect.stringContaining('protection_factor_ppm') },
  ]);
});

test('applies all or nothing', async () => {
  const target = await emptyCompany();
  const before = await exportFiles(target);
  const wrong = edited(files, 'structures/margin.yaml', (text) => text.replace('rate_ppm: 100000', 'rate_ppm: -5'));
  const { status, problems } = await refused(target.owner, wrong);
  expect(status).toBe(422);
  expect(problems).toMatchObject([{ file: 'structures/margin.yaml' }]);
  expect(await exportFiles(target)).toEqual(before);
});

test('an edit between the diff and the application is not overwritten', async () => {
  const target = await emptyCompany();
  await apply(target, files, { deletes: true });
  const { fingerprint } = await diff(target, files);
  await target.owner.post('/partner_types', { name: 'Meanwhile' });
  const answer = await target.owner.request('POST', '/program_files/apply', {
    files,
    deletes: true,
    expected: fingerprint,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'The program was changed in the meantime. Compare the files again.',
  ]);
  const changed = edited(files, 'courses/basics.1-hello.md', () => 'Ours\n');
  const [course] = await target.owner.get<{ id: string }[]>('/courses');
  await target.owner.patch(`/courses/${course!.id}`, { title: 'Being edited' });
  const { problems } = await refused(target.owner, changed);
  expect(problems![0]!.reason).toContain('It has unpublished changes.');
});

test('two applications at once do everything once', async () => {
  const target = await emptyCompany();
  await Promise.all([apply(target, files), apply(target, files)]);
  expect(await target.owner.get('/partner_tiers?name=Gold')).toHaveLength(1);
  expect((await diff(target, files)).changes.filter(({ kind }) => kind !== 'remove')).toEqual([]);
});

test('the order of a list is the order of its records', async () => {
  const target = await emptyCompany();
  const tiers = (names: string[]) =>
    folder({
      'tiers.yaml': `tiers:\n${names.map((name) => `  - key: ${name}\n    name: ${name}\n    protection_factor_ppm: 1000000\n`).join('')}`,
    });
  await apply(target, tiers(['a', 'b', 'c']), { deletes: true });
  const { changes } = await apply(target, tiers(['c', 'new', 'a', 'b']));
  expect(changes.map(({ kind, lines }) => [kind, ...lines])).toEqual([['add'], ['order', 'Order: c, new, a, b']]);
  const found = await target.owner.get<{ name: string }[]>('/partner_tiers?_sort=order');
  expect(found.map(({ name }) => name)).toEqual(['c', 'new', 'a', 'b']);
});

test('leaves out records that refer to partners, with the reason', async () => {
  const source = await emptyCompany();
  const partner = await source.owner.post<{ id: string }>('/partners', { name: 'Acme' });
  const condition = { field: 'partner.id', op: 'in', value: [partner.id] };
  const made = await source.owner.request('POST', '/audiences', {
    name: 'Only Acme',
    entity: 'partners',
    conditions: { any: [{ all: [condition] }] },
  });
  if (made.statusCode !== 201) return;
  const { left_out, files: exported } = (await source.owner.post('/program_files/export')) as never as {
    left_out: { name: string }[];
    files: ProgramFile[];
  };
  expect(left_out.map(({ name }) => name)).toEqual(['Audience “Only Acme”']);
  expect(JSON.stringify(exported)).not.toContain('Acme');
});

test('the command line exports, compares and applies, with the key from the environment', async () => {
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'CI',
    permissions: ['*:manage'],
  });
  const place = mkdtempSync(join(tmpdir(), 'tandem-program-'));
  const said: string[] = [];
  const sent: string[] = [];
  const run = (args: string[], key: string | undefined = secret, url = 'https://tandem.test') =>
    runProgramCommand({
      args,
      env: { TANDEM_URL: url, TANDEM_API_KEY: key },
      pathOf: (path) => join(place, path),
      say: (line) => void said.push(line),
      complain: (line) => void said.push(line),
      send: async (address, { headers, body } = {}) => {
        sent.push(String(address));
        const answer = await world.app.inject({
          method: 'POST',
          url: new URL(String(address)).pathname,
          headers: headers as Record<string, string>,
          payload: body as string,
        });
        return new Response(answer.body, { status: answer.statusCode });
      },
    });
  try {
    expect(await run(['export', 'program'])).toBe(0);
    const file = join(place, 'program/tiers.yaml');
    expect(readFileSync(file, 'utf8')).toBe(textOf(files, 'tiers.yaml'));
    expect(await run(['diff', 'program'])).toBe(0);
    expect(said.at(-1)).toBe('No differences.');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Everything', 'Some'));
    writeFileSync(join(place, 'program/README.md'), 'Ours');
    expect(await run(['diff', 'program'])).toBe(2);
    expect(said.slice(-2)).toEqual(['~ Tier “Gold”', '    Benefits: “Everything” → “Some”']);
    expect(await run(['apply', 'program', '--dry-run'])).toBe(0);
    expect(said.at(-1)).toBe('Dry run: 1 change, nothing was changed.');
    writeFileSync(file, 'tiers: 1\n');
    expect(await run(['apply', 'program'])).toBe(1);
    expect(said.at(-1)).toBe('tiers.yaml:1: The file must contain the list “tiers” and nothing else.');
    expect(await run(['diff', 'program'], 'tdm_wrong')).toBe(1);
    expect(await run(['diff', 'program'], '')).toBe(1);
    expect(await run(['diff', 'program'], secret, 'http://tandem.test')).toBe(1);
    expect(said.at(-1)).toContain('must begin with https://');
    expect(await run(['apply', 'program', `--key=${secret}`])).toBe(1);
    expect(sent.join(' ')).not.toContain(secret);
    expect(await run(['export', 'program'])).toBe(0);
    expect(readFileSync(join(place, 'program/README.md'), 'utf8')).toBe('Ours');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
