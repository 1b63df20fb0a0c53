import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { createWorld } from '../testing/world.ts';

/** Every example of the guides for developers runs as it is printed, against the running server. */
const run = promisify(execFile);
let desk: Desk;
let variables: Record<string, string>;
beforeAll(async () => {
  desk = await createDesk(await createWorld({ own: true }));
  const dealer = await desk.dealer();
  const secretOf = async (person: typeof desk.reviewer, permissions: string[]) =>
    (await person.post<{ secret: string }>('/api_keys', { name: 'Guide', permissions })).secret;
  variables = {
    TANDEM: await desk.world.app.listen({ port: 0, host: '127.0.0.1' }),
    TANDEM_KEY: await secretOf(desk.reviewer, ['*:manage']),
    PARTNER: dealer.id,
    PARTNER_KEY: await secretOf(dealer.person, ['*:manage']),
  };
});
afterAll(() => desk.world.close());

function examplesOf(page: string): { language: string; code: string }[] {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/guide', page), 'utf8');
  return [...text.matchAll(/^```(bash|js)\n(.*?)^```$/gms)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }));
}

/** A refusal fails the example, although curl by itself would not. */
const strictCurl = 'curl() { command curl -sS --fail-with-body "$@"; }\n';

async function execute({ language, code }: { language: string; code: string }): Promise<string> {
  const [program, args] =
    language === 'js'
      ? [process.execPath, ['--input-type=module', '--eval', code]]
      : ['bash', ['-euo', 'pipefail', '-c', strictCurl + code]];
  const { stdout } = await run(program, args, { env: { ...process.env, ...variables }, timeout: 30_000 });
  return stdout;
}

test.each([
  ['api.md', 10],
  ['queries.md', 2],
  ['deal-exchange.md', 5],
])('every example of %s runs', async (page, atLeast) => {
  const examples = examplesOf(page);
  expect(examples.length).toBeGreaterThan(atLeast);
  for (const example of examples) {
    const printed = await execute(example).catch((error: Error & { stdout?: string }) => {
      throw new Error(`${page}:\n${example.code}\n${error.message}\n${error.stdout}`);
    });
    expect(printed.trim(), example.code).not.toBe('');
  }
});

test('the examples change the data as described', async () => {
  const tags = await desk.reviewer.get<{ name: string }[]>('/tags?entity=partners&name=From our ERP');
  expect(tags).toHaveLength(1);
  expect(await desk.reviewer.get(`/partners/${variables.PARTNER}`)).toMatchObject({
    city: 'Lisbon',
    tags: ['Imported', 'Reviewed'],
  });
  expect(await desk.reviewer.get('/deal_registrations?source=exchange')).toMatchObject([
    { title: 'Warehouse rollout' },
  ]);
});
