import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_ALL } from '../testing/breadth.ts';
import { Dice } from '../testing/dice.ts';
import type { Schema } from '../testing/examples.ts';
import { filledWith, hostileShapes } from '../testing/hostile-shapes.ts';
import { longestStall } from '../testing/longest-stall.ts';
import { IdPool } from '../testing/pool.ts';
import { type Operation, RequestSender } from '../testing/requests.ts';
import { makeSamples } from '../testing/samples.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

/** The server answers nobody else for at most this time, in milliseconds of processor time. */
const MOST_MS = 500;

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  // It is written once, before anybody waits.
  await world.app.inject('/api/openapi.json');
});
afterAll(() => world.close());

async function upload(url: string, field: string, name: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append(field, new Blob([bytes as BlobPart]), name);
  const encoded = new Response(form);
  return world.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${company.owner.token}`,
      'content-type': encoded.headers.get('content-type')!,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Sends requests, none of which may fail on our side or keep others waiting. */
async function expectOthersServed(name: string, send: () => Promise<{ statusCode: number; body: string }>) {
  const { stall, result } = await longestStall(send);
  expect([name, result.statusCode < 500 ? '' : result.body]).toEqual([name, '']);
  expect({ name, isShort: stall < MOST_MS, stall }).toMatchObject({ name, isShort: true });
  return result.statusCode;
}

test('program files of brackets, and archives of them, keep nobody waiting', async () => {
  for (const shape of IS_ALL ? ['[', '- ', '{', '? ', '"', '[]'] : ['[', '- ', '[]']) {
    const text = shape.repeat(390_000 / shape.length);
    const files = Array.from({ length: 18 }, (_, at) => ({ path: `partner-types/a${at}.yaml`, text }));
    files.push({ path: 'program.yaml', text: 'format: 1\ncontents: [partner-types]\n' });
    await expectOthersServed(`YAML ${shape}`, () => company.owner.request('POST', '/program_files/diff', { files }));
  }
  const zip = zipSync({ 'program.yaml': strToU8('['.repeat(390_000)) });
  await expectOthersServed('ZIP', () => upload('/program_files/unpack', 'file', 'program.zip', zip));
}, 300_000);

test('texts of emails and contracts keep nobody waiting', async () => {
  const template = await company.owner.post<{ id: string }>('/contract_templates', { name: 'Hostile', source: 'text' });
  const statuses: number[] = [];
  for (const [name, shape] of hostileShapes(100_000)) {
    const blocks = Array.from({ length: 60 }, (_, at) => ({ key: `b${at}`, kind: 'text', text: shape.slice(-4_000) }));
    await company.owner.request('PATCH', `/contract_templates/${template.id}`, { body: shape });
    await company.owner.request('POST', `/contract_templates/${template.id}/publish`, {});
    for (const [url, input] of [
      ['/email_campaigns/preview', { subject: 'X', blocks }],
      ['/contracts/preview', { template_id: template.id }],
      // A text without spaces takes the longest to lay out, so one shape is enough.
      ...(IS_ALL || name === '"["' ? [['/contracts/preview_file', { template_id: template.id }] as const] : []),
    ] as const)
      statuses.push(await expectOthersServed(`${url} ${name}`, () => company.owner.request('POST', url, input)));
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 2);
}, 600_000);

test('spreadsheets and files of banks keep nobody waiting', async () => {
  for (const [name, shape] of hostileShapes(2_000_000).filter((_, at) => IS_ALL || at % 4 === 0))
    for (const [kind, csv] of [
      ['heading', shape],
      ['cell', `Name,Website\n"${shape.slice(-90_000).replaceAll('"', "'")}",x\n`],
    ] as const)
      await expectOthersServed(`import ${kind} ${name}`, () =>
        upload('/imports', 'files', 'partners.csv', Buffer.from(csv)),
      );
  for (const text of ['<a>'.repeat(300_000), `<a b="${'&amp;'.repeat(100_000)}"/>`, 'a,'.repeat(300_000)])
    await expectOthersServed(`report ${text.slice(0, 9)}`, () =>
      company.owner.request('POST', '/payment_reports', { file_name: 'x.xml', text }),
    );
}, 300_000);

test('the description of the API is written once, and answers 304 while nothing changes', async () => {
  const send = (headers = {}) => world.app.inject({ url: '/api/openapi.json', headers });
  const first = await send({ 'accept-encoding': 'gzip' });
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await send({ 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  const { stall } = await longestStall(() =>
    Promise.all(Array.from({ length: 20 }, () => send({ 'accept-encoding': 'gzip' }))),
  );
  expect(stall).toBeLessThan(MOST_MS);
  for (const url of ['/api/docs/json', '/api/docs/yaml'])
    expect((await world.app.inject(url)).headers.location).toBe('/api/openapi.json');
});

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters'];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

/** Without `--all`, one operation of so many, with few shapes. */
const EVERY = IS_ALL ? 1 : 40;

test('every operation that takes texts serves others meanwhile, however its texts look', async () => {
  const { paths } = (await world.app.inject('/api/openapi.json')).json<Description>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]): Operation[] => {
      const body = requestBody?.content['application/json']?.schema;
      return body && !/sign-out|leave|delete_account/.test(path)
        ? [{ method: method.toUpperCase(), path, parameters, body }]
        : [];
    }),
  );
  expect(operations.length).toBeGreaterThan(300);
  const dice = new Dice(20_261_128);
  const sender = new RequestSender(dice, new IdPool(dice, await makeSamples(company)));
  const shapes = hostileShapes(100_000).filter((_, at) => IS_ALL || at % 6 === 0);
  const slow: string[] = [];
  for (const operation of operations.filter((_, at) => at % EVERY === 0))
    for (const [name, shape] of shapes) {
      const { payload, method, url, headers } = sender.validRequest(operation);
      const body = filledWith(operation.body!, JSON.parse(String(payload)), shape);
      const { stall, result } = await longestStall(() =>
        world.app.inject({
          method: method as 'POST',
          url,
          headers: { authorization: `Bearer ${company.owner.token}`, ...headers },
          payload: JSON.stringify(body),
          remoteAddress: `10.${dice.whole(0, 255)}.${dice.whole(0, 255)}.${dice.whole(1, 254)}`,
        }),
      );
      if (stall >= MOST_MS) slow.push(`${method} ${operation.path} ${name}: ${Math.round(stall)} ms`);
      if (result.statusCode >= 500) slow.push(`${method} ${operation.path} ${name}: ${result.body.slice(0, 200)}`);
    }
  expect(slow).toEqual([]);
}, 3_600_000);
