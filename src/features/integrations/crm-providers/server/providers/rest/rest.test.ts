import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { CrmError, CrmWrite } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import { listenMock } from '../../mocks/kit/listen.ts';
import { jsonResponse, type MockRequest, type MockResponse } from '../../mocks/kit/message.ts';
import type { PagingKind } from '../../mocks/rest/mock.ts';
import { accessTo, restDeclaration, startRest } from '../../testing/providers.ts';
import { readRestCrmDeclaration } from './declaration.ts';
import { addressBelow, nextBelow, pathProblem } from './paths.ts';
import { createRest } from './rest.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
const problemsOf = (declaration: unknown): readonly string[] => {
  const read = readRestCrmDeclaration(typeof declaration === 'string' ? declaration : JSON.stringify(declaration));
  return 'problems' in read ? read.problems : [];
};
const errorOf = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => error as CrmError,
  );
const declared = (change: (object: Record<string, unknown>, whole: Record<string, unknown>) => void) => {
  const copy = JSON.parse(JSON.stringify(restDeclaration('https://crm.example.com', 'cursor'))) as {
    objects: Record<string, unknown>[];
  };
  change(copy.objects[0]!, copy as unknown as Record<string, unknown>);
  return copy;
};

/** A system that answers as a test says, and a client with the usual description. */
async function answering(
  handle: (request: MockRequest) => MockResponse,
  change: Parameters<typeof declared>[0] = () => undefined,
) {
  const seen: MockRequest[] = [];
  const server = await listenMock(async (request) => {
    seen.push(request);
    return handle(request);
  });
  ends.push(server.close);
  const whole = declared(change) as unknown as Record<string, unknown>;
  whole.address = `${server.origin}/api/v1`;
  return {
    seen,
    server,
    crm: createRest(accessTo({ declaration: JSON.stringify(whole), secret: 'secret-key' }, { origin: server.origin })),
  };
}

describe('the description of a REST API', () => {
  it('is the one of the guide', () => {
    const guide = readFileSync('docs/guide/crm-rest.md', 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    expect(problemsOf(example)).toEqual([]);
    expect(problemsOf(restDeclaration('https://crm.example.com', 'link'))).toEqual([]);
  });

  it('names each problem with its place', () => {
    expect(problemsOf('{')[0]).toMatch(/^The description is not JSON/);
    expect(problemsOf('[]')).toEqual(['The description must be object.']);
    expect(problemsOf(declared((object) => delete object.id))).toEqual(['objects[1].id is missing.']);
    expect(problemsOf(declared((object) => Object.assign(object, { color: 'red' })))).toEqual([
      'objects[1].color is not known.',
    ]);
    expect(problemsOf(declared((object) => Object.assign(object, { paging: { kind: 'scroll' } })))).toEqual([
      'objects[1].paging.kind must be one of: none page offset cursor link.',
    ]);
    expect(
      problemsOf(declared((object) => Object.assign(object, { paging: { kind: 'cursor', parameter: 'c', size: 5 } }))),
    ).toEqual(['objects[1].paging.next is missing.']);
    expect(
      problemsOf(declared((_, whole) => Object.assign(whole, { address: 'https://user:pw@crm.example.com' })))[0],
    ).toMatch(/^address must/);
    expect(problemsOf(declared((object) => Object.assign(object, { id: '__proto__' })))).toEqual([
      'objects[1].id is not allowed.',
    ]);
    expect(
      problemsOf(declared((object) => Object.assign((object.fields as { type: string }[])[0]!, { type: 'choice' }))),
    ).toEqual(['objects[1].fields[1].options is missing for a choice.']);
  });

  it('keeps paths below the base address', () => {
    for (const path of [
      'customers',
      '//evil.example',
      '/a/../../b',
      '/..',
      '/a?b',
      '/a#b',
      '/a\\b',
      '/%2e%2e/x',
      '/@evil',
      '/{name}',
      '/{{id}}',
      'https://evil.example',
    ])
      expect(pathProblem(path, false), path).toBeDefined();
    const base = 'https://crm.example.com/api';
    expect(addressBelow(base, '/c/{id}', 'a/../../b?x#y').href).toBe(
      'https://crm.example.com/api/c/a%2F..%2F..%2Fb%3Fx%23y',
    );
    for (const id of ['', '.', '..', 'x'.repeat(501)]) expect(() => addressBelow(base, '/c/{id}', id), id).toThrow();
    const at = new URL('https://crm.example.com/api/c');
    expect(nextBelow(base, at, '?page=2').href).toBe('https://crm.example.com/api/c?page=2');
    for (const next of [
      'https://evil.example/api/c',
      '//evil.example/api',
      '/other',
      '/apix',
      '../secrets',
      'http://crm.example.com/api/c',
      'https://x@crm.example.com/api/c',
      '/api/%2e%2e/secrets',
      'javascript:alert(1)',
    ])
      expect(() => nextBelow(base, at, next), next).toThrow();
  });
});

describe('a REST API', () => {
  const write: CrmWrite = {
    id: null,
    external_id: newId(),
    values: { name: 'Acme', email: 'a@acme.example', level: 'gold', size: 3 },
  };

  it('gets the key only as described, and follows neither redirects nor private addresses', async () => {
    const { crm, seen } = await answering(
      () => ({ status: 302, headers: { location: 'http://169.254.169.254/latest' }, body: '' }),
      (_, whole) => Object.assign(whole, { authentication: { kind: 'header', header: 'X-Api-Key', prefix: 'Key ' } }),
    );
    expect(await errorOf(() => crm.check())).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('redirects'),
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers).toMatchObject({ 'x-api-key': 'Key secret-key' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    for (const address of [
      'https://127.0.0.1',
      'https://localhost',
      'https://169.254.169.254',
      'https://[::1]',
      'https://10.0.0.1',
    ]) {
      const inside = JSON.stringify({ ...restDeclaration('https://crm.example.com', 'none'), address });
      expect(
        await errorOf(() => createRest(accessTo({ declaration: inside, secret: 'x' })).check()),
        address,
      ).toMatchObject({ kind: 'invalid' });
    }
    const injected = accessTo({
      declaration: JSON.stringify(restDeclaration('https://crm.example.com', 'none')),
      secret: 'a\r\nx-evil: 1',
    });
    expect(await errorOf(() => createRest(injected).check())).toMatchObject({ kind: 'expired', field: 'secret' });
  });

  it('writes nested fields, and confirms what it wrote', async () => {
    const { bench, mock, server } = await startRest('offset');
    ends.push(server.close);
    const crm = bench.connect();
    const [created] = await crm.write('customers', [write]);
    if (created?.status !== 'created') throw new Error(JSON.stringify(created));
    const [found] = await crm.find(
      'customers',
      'email',
      ['a@acme.example', 'b@acme.example'],
      ['name', 'email', 'level', 'size'],
    );
    expect(found).toMatchObject({
      id: created.id,
      external_id: write.external_id,
      values: write.values,
      url: `https://crm.example.com/customers/${created.id}`,
    });
    expect(await crm.write('customers', [{ id: '999', external_id: newId(), values: { name: 'x' } }])).toMatchObject([
      { status: 'failed', error: { kind: 'missing' } },
    ]);
    expect(mock.violations).toEqual([]);
  });

  it('ignores records that the system sends although the search does not fit', async () => {
    const everything = [{ number: 1, changed: 1_773_651_600, reference: 'of another record', title: 'Other' }];
    const { crm, seen } = await answering(({ method }) =>
      method === 'GET'
        ? jsonResponse(200, { data: { items: everything } })
        : jsonResponse(201, { customer: { number: 2, changed: 1_773_651_600 } }),
    );
    expect(await crm.find('customers', null, [write.external_id], [])).toEqual([]);
    expect(await crm.write('customers', [write])).toMatchObject([{ status: 'created', id: '2' }]);
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/api/v1/customers' });
  });

  it('tells apart what a system refuses, and never hangs on its pages', async () => {
    for (const [status, kind] of [
      [400, 'invalid'],
      [401, 'expired'],
      [403, 'forbidden'],
      [404, 'missing'],
      [409, 'conflict'],
      [429, 'busy'],
      [503, 'busy'],
    ] as const) {
      const { crm } = await answering(() =>
        jsonResponse(status, { error: { message: 'No way', field: 'name' } }, { 'retry-after': '7' }),
      );
      const error = await errorOf(() => crm.check());
      expect(error?.kind, String(status)).toBe(kind);
      if (kind === 'busy') expect(error?.retry_after).toBe(7000);
      if (kind === 'invalid')
        expect(error).toMatchObject({ field: 'name', message: expect.stringContaining('No way') });
    }
    const listing = { fields: ['name'], filters: [], limit: 5 };
    const endless = await answering(() => jsonResponse(200, { data: { items: [] }, meta: { next: 'same' } }));
    const first = await endless.crm.changes('customers', null, listing);
    expect(await endless.crm.changes('customers', first.cursor, listing)).toMatchObject({
      has_more: false,
      unreadable: [{ message: expect.stringContaining('same page') }],
    });
    const away = await answering(
      () => jsonResponse(200, { data: { items: [] } }, { link: '<https://evil.example/api/v1/customers>; rel="next"' }),
      (object) => Object.assign(object, { paging: { kind: 'link', size: 5 } }),
    );
    expect(await errorOf(() => away.crm.changes('customers', null, listing))).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('outside'),
    });
    for (const body of [null, [], { data: 1 }, { data: { items: {} } }, { data: { items: [{ title: 'no id' }] } }]) {
      const { crm } = await answering(() => jsonResponse(200, body));
      expect(await errorOf(() => crm.changes('customers', null, listing)), JSON.stringify(body)).toMatchObject({
        kind: 'invalid',
      });
    }
  });
});

describe('the end of a list', () => {
  async function open(paging: PagingKind, count: number) {
    const started = await startRest(paging);
    ends.push(started.server.close);
    for (let n = 0; n < count; n += 1) await started.bench.save(`Customer ${n}`);
    const crm = started.bench.connect();
    const walk = async (cursor: string | null = null) => {
      const ids = new Set<string>();
      const unreadable: string[] = [];
      let at = cursor;
      for (let pages = 1; ; pages += 1) {
        if (pages > 40) throw new Error('The walk never ends.');
        const page = await crm.changes('customers', at, { fields: ['name'], filters: [], limit: 100 });
        for (const { id } of page.records) ids.add(id);
        unreadable.push(...(page.unreadable ?? []).map(({ message }) => message));
        at = page.cursor;
        if (!page.has_more) return { found: ids.size, unreadable, cursor: at };
      }
    };
    return { ...started, walk };
  }
  const again = expect.stringContaining('sends the same page again');

  it.each(['page', 'offset', 'cursor', 'link'] as const)(
    'is reached by %s although the server sends fewer records than asked for',
    async (paging) => {
      const { mock, walk } = await open(paging, 7);
      mock.paging.most = 1;
      const first = await walk();
      expect(first).toMatchObject({ found: 7, unreadable: [] });
      expect((await walk(first.cursor)).unreadable).toEqual([]);
    },
  );

  it.each(['page', 'offset', 'link'] as const)('is told when the server ignores the %s', async (paging) => {
    const { mock, walk } = await open(paging, 5);
    mock.paging.ignoresPage = true;
    expect((await walk()).unreadable).toEqual([again]);
    mock.paging.ignoresPage = false;
    expect(await walk()).toMatchObject({ found: 5, unreadable: [] });
  });

  it.each(['cursor', 'link'] as const)('is told when the %s leads around in a circle', async (paging) => {
    const { mock, walk } = await open(paging, 9);
    mock.paging.goesAround = true;
    expect(await walk()).toMatchObject({ found: 9, unreadable: [again] });
  });

  it('is reached where the last page is sent again and again', async () => {
    const { mock, walk } = await open('page', 5);
    mock.paging.repeatsLast = true;
    expect(await walk()).toMatchObject({ found: 5, unreadable: [] });
  });
});
