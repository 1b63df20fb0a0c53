import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { createApp } from '../app.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import type { TimeLimits } from './time-limits.ts';

const limits: TimeLimits = { headersMs: 400, bodyMs: 700, uploadMs: 2_500, restMs: 300, checkEveryMs: 100 };
let world: World;
let company: Company;
let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ app, port } = await listen(world.kernel));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function listen(kernel: World['kernel']) {
  const server = await createApp(kernel, { timeLimits: limits });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  return { app: server, port: Number(port) };
}

/** A raw connection whose bytes the test writes itself. */
function openConnection(to = port) {
  const socket = connect(to, '127.0.0.1');
  sockets.push(socket);
  const begun = Date.now();
  const received = { text: '', closedAfter: undefined as number | undefined };
  socket.on('data', (bytes) => {
    received.text += bytes;
  });
  socket.on('error', () => {});
  // The server may reset the connection when more was written than it read.
  const closed = new Promise<typeof received>((resolve) => {
    socket.once('close', () => {
      received.closedAfter = Date.now() - begun;
      resolve(received);
    });
  });
  return { socket, received, closed };
}

const head = (start: string, length: number, headers: Record<string, string> = {}) =>
  `${[`${start} HTTP/1.1`, 'Host: here', `Content-Length: ${length}`, ...Object.entries({ 'Content-Type': 'application/json', ...headers }).map((pair) => pair.join(': '))].join('\r\n')}\r\n\r\n`;
const signedIn = (token = company.owner.token) => ({ Authorization: `Bearer ${token}` });

function sendSlowly(socket: Socket, text: string, everyMs = 50): NodeJS.Timeout {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.writable && at < text.length) socket.write(text[at++]!);
    else clearInterval(timer);
  }, everyMs);
  return timer;
}

test('closes connections with slow bodies, with and without a session', async () => {
  const public_ = head('POST /api/auth/sign-in/email', 10_000);
  const own = head('POST /api/partner_types', 10_000, signedIn());
  const calls = Array.from({ length: 20 }, (_, index) => {
    const call = openConnection();
    call.socket.write(index % 2 ? public_ : own);
    sendSlowly(call.socket, ' '.repeat(10_000));
    return call;
  });
  for (const { text, closedAfter } of nonEmpty(await Promise.all(calls.map(({ closed }) => closed)))) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"message":"The body took too long to arrive."');
    expect(closedAfter).toBeLessThan(limits.bodyMs + 1_500);
  }
});

test('rejects slow headers', async () => {
  const { socket, closed } = openConnection();
  sendSlowly(socket, `GET /healthz HTTP/1.1\r\nHost: ${'x'.repeat(500)}`);
  const { text, closedAfter } = await closed;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(closedAfter).toBeLessThan(limits.headersMs + 1_500);
});

test('answers 404 and 403 before reading the body', async () => {
  const partner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const reader = await company.member('read_only');
  const id = company.id;
  for (const [start, headers, status] of [
    ['POST /api/nothing_here', {}, 404],
    ['POST /nothing_here', {}, 404],
    ['POST /api/partner_types', {}, 401],
    ['POST /api/partner_types', signedIn('nonsense'), 401],
    ['POST /api/partner_types', signedIn(reader.token), 403],
    ['POST /api/partner_types', signedIn(partner.token), 404],
    ['POST /api/nothing_here', { 'Content-Type': 'multipart/form-data; boundary=x' }, 404],
    ['POST /api/pictures', { 'Content-Type': 'multipart/form-data; boundary=x' }, 401],
    [`PATCH /api/custom_fields_nothing/${id}`, signedIn(), 404],
  ] as const) {
    const { socket, received, closed } = openConnection();
    socket.write(head(start, 900_000, headers));
    await once(socket, 'data');
    expect(received.text, start).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received.text, start).toContain(`"statusCode":${status}`);
    sendSlowly(socket, ' '.repeat(1_000));
    const { closedAfter } = await closed;
    expect(closedAfter, start).toBeLessThan(limits.restMs + 1_500);
  }
});

test('keeps a connection after an error with a complete body', async () => {
  const { socket, received } = openConnection();
  const ask = head('POST /api/nothing_here', 2);
  socket.write(`${ask}{}`);
  await delay(limits.restMs + 200);
  socket.write(`${ask}{}`);
  await delay(200);
  expect(received.text.match(/HTTP\/1\.1 404 /g)).toHaveLength(2);
  expect(received.closedAfter).toBeUndefined();
});

test('limits body sizes without a sign-in, with a message', async () => {
  const { socket, closed } = openConnection();
  socket.write(head('POST /api/auth/sign-in/email', 100_000));
  const { text } = await closed;
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('must be at most 64 KB');
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const before = Buffer.from(
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
);
const upload = Buffer.concat([before, PIXEL, Buffer.from('\r\n--x--\r\n')]);
const uploadHead = (length = upload.length) =>
  head('POST /api/pictures', length, { 'Content-Type': 'multipart/form-data; boundary=x', ...signedIn() });

test('allows more time for uploads', async () => {
  const { socket, received } = openConnection();
  socket.write(uploadHead());
  for (let at = 0; at < upload.length; at += 50) {
    socket.write(upload.subarray(at, at + 50));
    await delay(limits.bodyMs / 3);
  }
  await expect.poll(() => received.text).toMatch(/^HTTP\/1\.1 201 /);
});

test('limits the time for uploads', async () => {
  const { socket, closed } = openConnection();
  socket.write(uploadHead(10_000));
  socket.write(before);
  sendSlowly(socket, 'x'.repeat(5_000));
  const { closedAfter } = await closed;
  expect(closedAfter).toBeGreaterThan(limits.uploadMs - 500);
  expect(closedAfter).toBeLessThan(limits.uploadMs + 1_500);
});

test('does not limit event streams and slow downloads', async () => {
  const live = openConnection();
  live.socket.write(`GET /api/events HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${company.owner.token}\r\n\r\n`);
  const download = openConnection();
  download.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  await once(download.socket, 'data');
  download.socket.pause();
  await delay(limits.uploadMs + 500);
  download.socket.resume();
  const { text } = await download.closed;
  expect(text.length).toBeGreaterThan(500_000);
  expect(text.trimEnd().endsWith(text.includes('chunked') ? '0' : '}')).toBe(true);
  expect(live.received.closedAfter).toBeUndefined();
  await company.owner.post('/partner_types', { name: 'Heard' });
  await expect.poll(() => live.received.text).toContain('partner_types.created');
});

test('limits the number of connections', async () => {
  const few = await listen({ ...world.kernel, config: { ...world.kernel.config, maxConnections: 3 } });
  try {
    const held = [openConnection(few.port), openConnection(few.port), openConnection(few.port)];
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
    const { text } = await openConnection(few.port).closed;
    expect(text).toBe('');
    held[0]!.socket.destroy();
    await delay(100);
    const next = openConnection(few.port);
    next.socket.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
    await once(next.socket, 'data');
    expect(next.received.text).toMatch(/^HTTP\/1\.1 200 /);
  } finally {
    for (const socket of sockets.splice(0)) socket.destroy();
    await few.app.close();
  }
});
