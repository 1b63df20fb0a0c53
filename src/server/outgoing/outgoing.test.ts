import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { certificateFor } from '#server/testing/certificate.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { isReachable, parseAllowEntry } from './addresses.ts';
import { createOutgoing, type OutgoingOptions, type OutgoingRequest } from './outgoing.ts';
import { OutgoingError } from './outgoing-error.ts';

let server: Server;
let port: number;
let answer: RequestListener;
const requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  server = createServer({ maxHeaderSize: 1_000_000 }, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    answer(request, response);
  });
  port = await listening(server);
});
beforeEach(() => {
  requests.length = 0;
  answer = (_request, response) => void response.end('hello');
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
);

const toServer = async () => ['127.0.0.1'];

/** A client that may reach `http://site.test`, which is the server of this file. */
const client = (options: OutgoingOptions = {}) =>
  createOutgoing({ allow: ['http://site.test'], resolve: toServer, ...options });
const site = (path = '/') => `http://site.test:${port}${path}`;

async function failure(url: string, request?: OutgoingRequest, options?: OutgoingOptions): Promise<OutgoingError> {
  const error = await client(options)
    .request(url, request)
    .then(
      () => undefined,
      (error) => error,
    );
  expect(error).toBeInstanceOf(OutgoingError);
  return error;
}

describe('addresses', () => {
  const reach = { isHostAllowed: false, allowed: [] };
  const listed = { isHostAllowed: true, allowed: [] };

  test.each([
    '127.0.0.1 127.8.8.8 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1',
    '100.100.100.200 168.63.129.16 192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.5 224.0.0.1 240.0.0.1',
    '255.255.255.255 :: ::1 fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254 fec0::1 ff02::1 2001:db8::1 100::1',
    '::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1 2002:7f00:1:: 2001:0:7f00:1:: 2001:20::1 not-an-address',
  ])('refuses %s', (list) => {
    for (const address of list.split(' ')) expect([address, isReachable(address, reach)]).toEqual([address, false]);
  });

  test('accepts addresses of the internet, also in IPv6 notation', () => {
    for (const address of '93.184.216.34 1.1.1.1 172.32.0.1 2606:4700::1111 ::ffff:1.1.1.1 64:ff9b::101:101'.split(' '))
      expect([address, isReachable(address, reach)]).toEqual([address, true]);
  });

  test('accepts listed private hosts and networks, but never metadata services', () => {
    expectEvery('127.0.0.1 10.1.2.3 fd00::7 100.64.0.9'.split(' '), (each) => isReachable(each, listed));
    for (const address of '169.254.169.254 ::ffff:169.254.169.254 fd00:ec2::254 100.100.100.200 224.0.0.1 0.0.0.0'.split(
      ' ',
    ))
      expect([address, isReachable(address, listed)]).toEqual([address, false]);
    const allowed = [parseAllowEntry('10.20.0.0/16')!];
    const inNetwork = (address: string) => isReachable(address, { isHostAllowed: false, allowed });
    expect(['10.20.3.4', '::ffff:10.20.3.4', '10.21.0.1', 'fd00::1'].map(inNetwork)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('an entry of the allow list is a host, an origin or a private network', () => {
    expect(parseAllowEntry('chat.internal')).toMatchObject({
      host: 'chat.internal',
      port: null,
      isPlainAllowed: false,
    });
    expect(parseAllowEntry('http://localhost:9000')).toMatchObject({ port: '9000', isPlainAllowed: true });
    const wrong = ['169.254.0.0/16', 'a b', 'http://x/path', 'user@host', 'x?y', 'ftp://x', '', '10.0.0.0/99'];
    expect(wrong.filter((text) => parseAllowEntry(text))).toEqual([]);
  });
});

describe('an address is refused', () => {
  test.each([
    'http://93.184.216.34/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:1',
    'gopher://127.0.0.1:6379/_x',
    'not a url',
    '//example.com',
    'https://user:password@example.com/',
    'https://example.com:25/',
    'https://example.com:22/',
    `https://example.com/${'x'.repeat(4_000)}`,
  ])('before any lookup: %.60s', async (url) => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return ['127.0.0.1'];
    };
    expect((await failure(url, {}, { resolve })).failure).toBe('refused');
    expect([lookups, requests]).toEqual([0, []]);
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/',
    'https://①②⑦.0.0.1/',
  ])('in another notation of a private address: %s', async (url) => {
    const error = await failure(url);
    expect([error.failure, error.message]).toEqual([
      'refused',
      expect.stringMatching(/has no public address\. An operator can allow it with TANDEM_OUTGOING_ALLOW\.$/),
    ]);
  });

  test('when one of its addresses is private, with the message of an unknown host', async () => {
    const mixed = await failure('https://mixed.test/', {}, { resolve: async () => ['93.184.216.34', '10.0.0.1'] });
    const unknown = await failure(
      'https://mixed.test/',
      {},
      {
        resolve: async () => {
          throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
        },
      },
    );
    expect(mixed.message).toBe(
      'mixed.test has no public address. An operator can allow it with TANDEM_OUTGOING_ALLOW.',
    );
    expect([unknown.failure, unknown.message]).toEqual([mixed.failure, mixed.message]);
    expect((await failure('https://empty.test/', {}, { resolve: async () => [] })).message).toContain('no public');
  });

  test('when only another port of the host is listed', async () => {
    const other = { allow: [`http://site.test:${port + 1}`] };
    expect((await failure(site(), {}, other)).message).toBe(
      'The address must begin with https. An operator can allow it with TANDEM_OUTGOING_ALLOW.',
    );
    expect((await failure(`https://site.test:${port}/`, {}, other)).message).toContain('has no public address');
  });
});

describe('a connection', () => {
  test('goes to the address that was checked, whatever a second lookup would answer', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254'], ['10.0.0.1']];
    let lookups = 0;
    const outgoing = client({ resolve: async () => answers[lookups++]! });
    expect((await outgoing.request(site('/a'))).text()).toBe('hello');
    expect(lookups).toBe(1);
    // The next request resolves and checks again.
    await expect(outgoing.request(site('/b'))).rejects.toThrow('has no public address');
    expect(requests.map(({ url }) => url)).toEqual(['/a']);
    expect(requests[0]!.headers.host).toBe(`site.test:${port}`);
  });

  test('uses no proxy of the environment', async () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'])
      vi.stubEnv(name, 'http://127.0.0.1:1');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect((await client().request(site())).status).toBe(200);
  });

  test('checks the certificate for the name, not for the address', async () => {
    const { key, cert } = certificateFor('secure.test');
    const secure = https.createServer({ key, cert }, (request, response) =>
      response.end((request.socket as unknown as { servername: string }).servername),
    );
    const securePort = await listening(secure);
    const at = (host: string, options: OutgoingOptions) =>
      createOutgoing({ allow: ['secure.test', 'other.test'], resolve: toServer, ...options }).request(
        `https://${host}:${securePort}/`,
      );
    expect((await at('secure.test', { ca: cert })).text()).toBe('secure.test');
    await expect(at('other.test', { ca: cert })).rejects.toThrow('ERR_TLS_CERT_ALTNAME_INVALID');
    await expect(at('secure.test', {})).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
    secure.closeAllConnections();
    secure.close();
  });
});

describe('a redirect', () => {
  const redirectTo =
    (location: string, status = 302): RequestListener =>
    (request, response) =>
      void (request.url === '/end' ? response.end('end') : response.writeHead(status, { location }).end());

  test('is the answer unless redirects are allowed', async () => {
    answer = redirectTo('/end');
    expect(await client().request(site())).toMatchObject({ status: 302, headers: { location: '/end' } });
    const followed = await client().request(site(), { redirects: 1 });
    expect([followed.text(), followed.url]).toEqual(['end', site('/end')]);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://unlisted.test/',
    'file:///etc/passwd',
    'https://user:secret@site.test/',
    'https://private.test/',
  ])('to %s is refused', async (location) => {
    answer = redirectTo(location);
    expect((await failure(site(), { redirects: 5 })).failure).toBe('refused');
    expect(requests).toHaveLength(1);
  });

  test('ends in a loop, after the limit, and outside of the origin', async () => {
    answer = redirectTo('/');
    expect((await failure(site(), { redirects: 5 })).message).toContain('redirects in a loop');
    answer = (request, response) => void response.writeHead(302, { location: `${request.url}a` }).end();
    expect((await failure(site(), { redirects: 3 })).message).toContain('redirects too often');
    answer = redirectTo(`http://second.test:${port}/end`);
    const allow = ['http://site.test', 'http://second.test'];
    expect((await failure(site(), { redirects: 3, sameOrigin: true }, { allow })).message).toContain('another site');
  });

  test('carries no credentials and no data to another origin', async () => {
    const allow = ['http://site.test', 'http://second.test'];
    const headers = { Authorization: 'Bearer secret', Cookie: 'a=b', 'X-Api-Key': 'secret', Accept: 'text/html' };
    answer = redirectTo(`http://second.test:${port}/end`);
    await client({ allow }).request(site(), { redirects: 1, headers });
    expect(Object.keys(requests[1]!.headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    answer = redirectTo(`http://second.test:${port}/end`, 307);
    const post = { method: 'POST', body: 'data', redirects: 1, headers } as const;
    expect((await failure(site(), post, { allow })).message).toContain('redirects data');
    answer = redirectTo('/end', 303);
    await client({ allow }).request(site(), post);
    expect(requests.at(-1)).toMatchObject({ method: 'GET', body: '', headers: { authorization: 'Bearer secret' } });
  });
});

describe('a response', () => {
  const whole = { timeout: 300 };

  test.each<[string, RequestListener]>([
    ['that never begins', () => {}],
    ['whose body never ends', (_request, response) => void response.writeHead(200).write('a')],
    ['whose bytes arrive slowly', (_request, response) => drip(response)],
    [
      'with a redirect to a page that never begins',
      (request, response) => {
        if (request.url === '/') response.writeHead(302, { location: '/never' }).end();
      },
    ],
  ])('%s ends at the time limit', async (_title, listener) => {
    answer = listener;
    const began = performance.now();
    const error = await failure(site(), { ...whole, redirects: 1 });
    expect([error.failure, error.message]).toEqual(['timeout', expect.stringContaining('within 0.3 seconds')]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('a name that is never resolved ends at the time limit', async () => {
    expect((await failure(site(), whole, { resolve: () => new Promise(() => {}) })).failure).toBe('timeout');
  });

  test('of endless bytes ends at the size limit', async () => {
    let sent = 0;
    answer = (_request, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(65_536);
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more);
      more();
    };
    expect((await failure(site(), { maxBytes: 100_000 })).failure).toBe('too_large');
    expect(sent).toBeLessThan(20_000_000);
  });

  test('that announces or decompresses to too much is refused', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': '999999999' }).write('a');
    expect((await failure(site())).failure).toBe('too_large');
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    const before = process.memoryUsage().arrayBuffers;
    expect((await failure(site())).failure).toBe('too_large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  });

  test('with huge headers is refused', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'x-large': 'a'.repeat(100_000) }).end();
    expect((await failure(site())).failure).toBe('too_large');
  });

  test('that cannot be read is refused', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
    expect((await failure(site())).failure).toBe('invalid');
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'zstd' }).end('x');
    expect((await failure(site())).failure).toBe('invalid');
    const cut = gzipSync(Buffer.alloc(10_000, 'abc')).subarray(0, 30);
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(cut);
    expect((await failure(site())).failure).toBe('invalid');
    answer = (request) => void request.socket.end('HTTP/1.1 nonsense\r\n\r\n');
    expect((await failure(site())).failure).toBe('invalid');
    answer = (request) => void request.socket.destroy();
    expect((await failure(site())).failure).toBe('unreachable');
    expect(() => createOutgoing().allowing([''])).toThrow('is not a host');
  });

  test('is bytes, text or JSON, decompressed', async () => {
    answer = (_request, response) =>
      void response.writeHead(201, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":"é"}'));
    const response = await client().request(site());
    expect([response.status, response.json(), response.text()]).toEqual([201, { a: 'é' }, '{"a":"é"}']);
    answer = (_request, response) => void response.end('<html>');
    const page = await client().request(site());
    expect(() => page.json()).toThrow('did not answer with JSON');
  });
});

describe('a request', () => {
  test('sends its method, headers and body, and refuses headers of the connection', async () => {
    await client().request(site('/hook'), {
      method: 'POST',
      body: '{"é":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(requests[0]).toMatchObject({ method: 'POST', body: '{"é":1}', headers: { 'content-length': '8' } });
    for (const name of ['Host', 'Transfer-Encoding', 'Content-Length', 'Proxy-Authorization', 'Upgrade'])
      expect((await failure(site(), { headers: { [name]: 'x' } })).failure).toBe('refused');
    expect((await failure(site(), { method: 'TRACE' as never })).failure).toBe('refused');
    await expect(client().request(site(), { headers: { 'x-a': 'a\r\nb: c' } })).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  test('is logged without its path, query and headers', async () => {
    const records: unknown[] = [];
    const outgoing = createOutgoing({ resolve: toServer });
    outgoing.listen((record) => records.push(record));
    const headers = { authorization: 'Bearer hidden' };
    await outgoing.allowing(['http://site.test']).request(site('/services/T0/hidden?token=hidden'), { headers });
    await expect(outgoing.request('https://user:hidden@site.test/hidden')).rejects.toThrow();
    expect(records).toEqual([
      {
        method: 'GET',
        host: `site.test:${port}`,
        status: 200,
        failure: null,
        milliseconds: expect.any(Number),
        bytes: 5,
      },
      {
        method: 'GET',
        host: 'site.test',
        status: null,
        failure: 'refused',
        milliseconds: expect.any(Number),
        bytes: 0,
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('hidden');
  });

  test('a derived client alone reaches the addresses of the settings', async () => {
    const outgoing = createOutgoing({ resolve: toServer });
    expect((await outgoing.allowing(['http://site.test']).request(site())).status).toBe(200);
    await expect(outgoing.request(site())).rejects.toThrow('must begin with https');
  });

  test('replaces fetch for libraries', async () => {
    answer = (_request, response) =>
      void response.writeHead(302, { location: '/end', 'set-cookie': ['a=1', 'b=2'] }).end('x');
    const body = new URLSearchParams({ a: 'b c' });
    const response = await client().fetch(site('/token'), { method: 'POST', body, redirect: 'manual' });
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([
      302,
      'x',
      ['a=1', 'b=2'],
    ]);
    expect(requests[0]!.body).toBe('a=b+c');
    answer = (_request, response) => void response.writeHead(204).end();
    expect((await client().fetch(site())).body).toBeNull();
  });

  test('ends when the connection takes too long, before its own time limit', async () => {
    // It accepts, and never answers the handshake.
    const silent = createTcpServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port: silentPort } = silent.address() as AddressInfo;
    const url = `https://site.test:${silentPort}/`;
    const error = await failure(url, { connect: 100, timeout: 5_000 }, { allow: [`https://site.test:${silentPort}`] });
    silent.close();
    expect(error).toMatchObject({
      failure: 'timeout',
      message: `site.test:${silentPort} did not accept a connection within 0.1 seconds.`,
    });
  });

  test('ends with the signal of its caller', async () => {
    answer = () => {};
    expect((await failure(site(), { signal: AbortSignal.timeout(100) })).failure).toBe('unreachable');
  });
});

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('a'), 20);
  response.on('close', () => clearInterval(timer));
}

describe('a stream', () => {
  const read = (request: OutgoingRequest = {}, options: OutgoingOptions = {}, url = site()) =>
    client(options).stream(url, request, async ({ status, chunks }) => {
      const parts: string[] = [];
      for await (const chunk of chunks) parts.push(String(chunk));
      return { status, parts };
    });
  const failureOf = (work: Promise<unknown>) =>
    work.then(() => undefined).catch((error: OutgoingError) => error.failure);

  test('arrives in parts', async () => {
    answer = (_request, response) => {
      response.write('one');
      setTimeout(() => response.end('two'), 50);
    };
    expect(await read()).toEqual({ status: 200, parts: ['one', 'two'] });
  });

  test('has the limits of other requests', async () => {
    expect(await failureOf(read({}, { allow: [] }))).toBe('refused');
    expect(await failureOf(read({}, {}, 'https://127.0.0.1/'))).toBe('refused');
    answer = (_request, response) => void response.end('x'.repeat(2_000));
    expect(await failureOf(read({ maxBytes: 1_000 }))).toBe('too_large');
    answer = (_request, response) => void response.write('never ends');
    expect(await failureOf(read({ timeout: 200 }))).toBe('timeout');
    answer = (_request, response) => {
      response.write('breaks');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(read())).toBe('unreachable');
    answer = (_request, response) => void response.writeHead(302, { location: 'https://example.com/' }).end();
    expect(await read()).toMatchObject({ status: 302 });
  });

  test('with a limit for each piece ends when one is late, and not when the reader is', async () => {
    answer = (_request, response) => {
      const timer = setInterval(() => response.write('piece '), 60);
      response.once('close', () => clearInterval(timer));
      response.write('piece ');
    };
    // Longer than the limit until the answer begins, which does not apply to the rest.
    const many = await client().stream(site(), { timeout: 300, idle: 250 }, async ({ chunks }) => {
      let pieces = 0;
      for await (const _ of chunks) {
        pieces += 1;
        if (pieces === 2) await new Promise((resolve) => setTimeout(resolve, 400));
        if (pieces === 10) return pieces;
      }
    });
    expect(many).toBe(10);
    answer = (_request, response) => void response.write('one piece');
    const late = client().stream(site(), { idle: 100 }, async ({ chunks }) => {
      for await (const _ of chunks);
    });
    await expect(late).rejects.toMatchObject({
      failure: 'timeout',
      message: `site.test:${port} sent nothing for 0.1 seconds.`,
    });
  });

  test('ends when its reader has enough, or fails', async () => {
    answer = (_request, response) => void response.write('never ends');
    const enough = client().stream(site(), {}, async ({ status }) => status);
    expect(await enough).toBe(200);
    await expect(
      client().stream(site(), {}, async () => {
        throw new Error('enough');
      }),
    ).rejects.toThrow('enough');
  });
});

test('a host that lets requests time out is asked by one at a time, until it answers again', async () => {
  const one = client();
  const other = one.allowing(['http://site.test']);
  const failed = (asking: Promise<unknown>) =>
    asking.then(
      () => undefined,
      (error: OutgoingError) => error.message,
    );
  answer = () => {};
  for (let at = 0; at < 3; at += 1)
    expect(await failed(one.request(site(), { timeout: 30 }))).toMatch(/did not respond within/);
  const arrived = requests.length;
  const ends = await Promise.all(
    [one, other, one, other].map((each) => failed(each.request(site(), { timeout: 200 }))),
  );
  expect(ends.map((end) => /another request is waiting/.test(end!))).toEqual([false, true, true, true]);
  expect(requests.length).toBe(arrived + 1);
  answer = (_request, response) => void response.end('hello');
  expect(await failed(other.request('http://other.test/', { timeout: 200 }))).not.toMatch(/another request/);
  expect((await one.request(site())).status).toBe(200);
  answer = (_request, response) => void setTimeout(() => response.end('hello'), 50);
  expect(await Promise.all([one, other, one].map((each) => failed(each.request(site()))))).toEqual(nothing(3));
});

const nothing = (count: number) => Array.from({ length: count }, () => undefined);
