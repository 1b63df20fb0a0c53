import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutgoing } from './outgoing.ts';
import { OutgoingError, type OutgoingFailure } from './outgoing-error.ts';

const LIMIT_MS = 1_000;
const OK = 'HTTP/1.1 200 OK\r\n';
const gzipped = gzipSync(Buffer.alloc(50_000, 'abc'));
const sizedGzip = `${OK}content-encoding: gzip\r\ncontent-length: ${gzipped.length}\r\n\r\n`;

type Habit = (socket: Socket, request: string) => void;

/** Writes the same bytes again until the other side has gone. */
const again =
  (text: string, everyMs = 20, first = ''): Habit =>
  (socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(text), everyMs);
    socket.once('close', () => clearInterval(timer));
  };
const write =
  (...parts: (string | Buffer)[]): Habit =>
  (socket) => {
    for (const part of parts) socket.write(part);
  };
const end =
  (...parts: (string | Buffer)[]): Habit =>
  (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };
const reset =
  (...parts: string[]): Habit =>
  (socket) => {
    for (const part of parts) socket.write(part);
    setTimeout(() => socket.resetAndDestroy(), 20);
  };

/** A server's habits and how an exchange with it ends: an answer, or a kind of failure. */
const HABITS: readonly (readonly [string, 'answer' | OutgoingFailure, Habit])[] = [
  ['switches protocols', 'invalid', write('HTTP/1.1 101 Switching Protocols\r\n\r\n')],
  [
    'switches to a web socket',
    'invalid',
    write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  ],
  [
    'switches protocols and sends bytes of the new one',
    'invalid',
    write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n', Buffer.alloc(5_000)),
  ],
  [
    'switches protocols and closes',
    'invalid',
    end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'),
  ],
  [
    'switches protocols after an early hint',
    'invalid',
    write(
      'HTTP/1.1 103 Early Hints\r\n\r\n',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    ),
  ],
  ['offers an upgrade with its answer', 'answer', end(`${OK}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\nok`)],
  ['requires an upgrade', 'answer', end('HTTP/1.1 426 Upgrade Required\r\nUpgrade: h2c\r\ncontent-length: 0\r\n\r\n')],
  ['sends provisional answers for ever', 'invalid', again('HTTP/1.1 100 Continue\r\n\r\n', 5)],
  ['sends early hints for ever', 'invalid', again('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 5)],
  ['sends slow provisional answers for ever', 'timeout', again('HTTP/1.1 102 Processing\r\n\r\n', 50)],
  ['sends a provisional answer and nothing else', 'timeout', write('HTTP/1.1 100 Continue\r\n\r\n')],
  ['sends a provisional answer and closes', 'unreachable', end('HTTP/1.1 100 Continue\r\n\r\n')],
  ['sends an early hint before its answer', 'answer', end('HTTP/1.1 103 Early Hints\r\n\r\n', `${OK}\r\nok`)],
  ['never answers', 'timeout', () => {}],
  ['closes without an answer', 'unreachable', end()],
  ['resets the connection', 'unreachable', reset()],
  ['closes its side and keeps the connection', 'unreachable', (socket) => void socket.end()],
  ['sends half a status line', 'timeout', write('HTTP/1.')],
  ['sends half a status line and closes', 'unreachable', end('HTTP/1.')],
  ['sends half of the headers', 'timeout', write(`${OK}content-type: te`)],
  ['sends half of the headers and resets', 'unreachable', reset(`${OK}content-type: te`)],
  ['sends headers for ever', 'too_large', again('x-more: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(100), 5, OK)],
  ['sends one header byte at a time', 'timeout', again('a', 20, `${OK}x: `)],
  ['sends empty lines for ever', 'timeout', again('\r\n', 20)],
  ['sends half of its body', 'timeout', write(`${OK}content-length: 10\r\n\r\nhalf`)],
  ['closes early', 'unreachable', end(`${OK}content-length: 10\r\n\r\nhalf`)],
  ['resets within the body', 'unreachable', reset(`${OK}content-length: 10\r\n\r\nhalf`)],
  ['sends one byte at a time', 'timeout', again('a', 20, `${OK}content-length: 100000\r\n\r\n`)],
  ['sends more than its length', 'answer', end(`${OK}content-length: 2\r\n\r\nok and more`)],
  ['sends two lengths', 'invalid', end(`${OK}content-length: 2\r\ncontent-length: 3\r\n\r\nok`)],
  ['sends a negative length', 'invalid', end(`${OK}content-length: -2\r\n\r\nok`)],
  [
    'sends a length and chunks',
    'invalid',
    end(`${OK}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
  ],
  ['announces more than the limit', 'too_large', write(`${OK}content-length: 99999999999\r\n\r\n`)],
  ['sends chunks without an end', 'timeout', again('1\r\na\r\n', 20, `${OK}transfer-encoding: chunked\r\n\r\n`)],
  ['sends a malformed chunk', 'unreachable', end(`${OK}transfer-encoding: chunked\r\n\r\nzz\r\n`)],
  ['ends between two chunks', 'unreachable', end(`${OK}transfer-encoding: chunked\r\n\r\n1\r\na\r\n`)],
  ['sends trailers for ever', 'timeout', again('x: y\r\n', 20, `${OK}transfer-encoding: chunked\r\n\r\n0\r\n`)],
  ['has a body without an end', 'timeout', write(`${OK}\r\nbegins`)],
  ['sends half of a compressed body', 'timeout', write(sizedGzip, gzipped.subarray(0, 30))],
  ['closes within a compressed body', 'unreachable', end(sizedGzip, gzipped.subarray(0, 30))],
  ['sends an empty compressed body', 'invalid', end(`${OK}content-encoding: gzip\r\ncontent-length: 0\r\n\r\n`)],
  ['speaks HTTP/0.9', 'invalid', end('<html>hello</html>')],
  ['speaks HTTP/3.7', 'invalid', end('HTTP/3.7 200 OK\r\n\r\n')],
  ['speaks another protocol', 'invalid', end('220 mail.example.com ESMTP\r\n')],
  ['sends its answer before the request', 'answer', end(`${OK}\r\nok`)],
  ['sends a status of four digits', 'invalid', end('HTTP/1.1 2000 OK\r\n\r\n')],
  ['redirects to itself', 'answer', end('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 0\r\n\r\n')],
  ['sends a null byte in a header', 'invalid', end(`${OK}x: a\0b\r\n\r\n`)],
];

let server: Server;
let port: number;
const open = new Set<Socket>();
beforeAll(async () => {
  server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    // A client that goes away ends the connection, whatever the habit is.
    socket.once('end', () => socket.destroy());
    socket.once('data', (data) => {
      const request = String(data);
      const at = Number(/^[A-Z]+ \/(\d+) /.exec(request)?.[1]);
      // Bytes that are no request are a TLS handshake.
      if (Number.isNaN(at)) TLS_HABITS[tlsHabit]![1](socket, request);
      else HABITS[at]![2](socket, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** A client that knows nothing of the habits before: it stops asking a host that never answers in time. */
const outgoing = () => createOutgoing({ allow: ['http://site.test', 'site.test'], resolve: async () => ['127.0.0.1'] });
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answer',
    (error) => (error instanceof OutgoingError ? error.failure : error),
  );
const WAYS: Record<string, (url: string) => Promise<unknown>> = {
  request: (url) => outgoing().request(url, { timeout: LIMIT_MS }),
  'request with a body': (url) => outgoing().request(url, { method: 'POST', body: 'x', timeout: LIMIT_MS }),
  stream: (url) =>
    outgoing().stream(url, { timeout: LIMIT_MS }, async ({ chunks }) => {
      for await (const _chunk of chunks);
    }),
};

describe.each(Object.keys(WAYS))('a %s settles', (way) => {
  test('within its time limit, whatever the server does', async () => {
    const outcomes = await Promise.all(
      HABITS.map(async ([title, expected], at) => {
        const began = performance.now();
        const outcome = await Promise.race([
          outcomeOf(WAYS[way]!(`http://site.test:${port}/${at}`)),
          delay(LIMIT_MS + 5_000, 'hangs'),
        ]);
        return { title, expected, outcome, isLate: performance.now() - began > LIMIT_MS + 2_000 };
      }),
    );
    expect(outcomes.map(({ title, outcome, isLate }) => ({ title, outcome, isLate }))).toEqual(
      outcomes.map(({ title, expected }) => ({ title, outcome: expected, isLate: false })),
    );
    await expect.poll(() => open.size).toBe(0);
  });
});

const record = (type: number, ...bytes: number[]) => Buffer.from([type, 3, 3, 0, bytes.length, ...bytes]);
let tlsHabit = 0;
const TLS_HABITS: readonly (readonly [string, Habit])[] = [
  ['sends an alert', end(record(21, 2, 40))],
  ['sends warnings for ever', again(record(21, 1, 0).toString('latin1'), 20)],
  ['never answers', () => {}],
  ['answers in plain text', end(`${OK}\r\nok`)],
  ['resets', reset()],
  ['sends half a record', write(Buffer.from([22, 3, 3, 2, 0, 1, 2]))],
  ['sends an empty record', write(record(22))],
];

test('a TLS handshake settles, whatever the server does', async () => {
  for (const [at, [title]] of TLS_HABITS.entries()) {
    tlsHabit = at;
    const outcome = await Promise.race([
      outcomeOf(outgoing().request(`https://site.test:${port}/`, { timeout: LIMIT_MS })),
      delay(LIMIT_MS + 5_000, 'hangs'),
    ]);
    expect([title, ['timeout', 'unreachable', 'invalid'].includes(String(outcome))], String(outcome)).toEqual([
      title,
      true,
    ]);
  }
  await expect.poll(() => open.size).toBe(0);
});

test('a reader that never ends settles at the time limit', async () => {
  const at = HABITS.findIndex(([title]) => title === 'sends more than its length');
  const stuck = outgoing().stream(`http://site.test:${port}/${at}`, { timeout: LIMIT_MS }, () => new Promise(() => {}));
  expect(await outcomeOf(stuck)).toBe('timeout');
});

test('a signal ends a stream whose reader waits', async () => {
  const at = HABITS.findIndex(([title]) => title === 'sends more than its length');
  const stop = new AbortController();
  const stuck = outgoing()
    .until(stop.signal)
    .stream(`http://site.test:${port}/${at}`, {}, async () => {
      stop.abort();
      await new Promise(() => {});
    });
  expect(await outcomeOf(stuck)).toBe('unreachable');
});

test('a signal that was aborted before ends the exchange', async () => {
  const gone = outgoing().request(`http://site.test:${port}/0`, { signal: AbortSignal.abort() });
  expect(await outcomeOf(gone)).toBe('unreachable');
});
