import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { CLOSED_POLICY } from './content-origin.ts';

let world: World;
let company: Company;
let port: number;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => world.close());

function exchange(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

async function send(request: string): Promise<{ status: number; body: unknown }> {
  const answer = await exchange(request);
  return { status: Number(answer.slice(9, 12)), body: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) };
}

test('accepts a page of IDs in one URL', async () => {
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Among many' });
  const ids = [id, ...Array.from({ length: 999 }, () => newId())];
  const answer = await fetch(`http://127.0.0.1:${port}/api/partner_types?${ids.map((one) => `id=${one}`).join('&')}`, {
    headers: { authorization: `Bearer ${company.owner.token}` },
  });
  expect([answer.status, (await answer.json()).length]).toEqual([200, 1]);
});

test('rejects endless URLs, endless headers and malformed requests with a message', async () => {
  const long = 'x'.repeat(70_000);
  const tooLong = {
    status: 431,
    body: {
      message: expect.stringContaining('longer than 64 KB'),
      statusCode: 431,
      errors: { address: ['or headers are too long'] },
    },
  };
  expect(await send(`GET /api/partners?q=${long} HTTP/1.1\r\nHost: here\r\n\r\n`)).toEqual(tooLong);
  expect(await send(`GET /api/partners HTTP/1.1\r\nHost: here\r\nX-Long: ${long}\r\n\r\n`)).toEqual(tooLong);
  // Without this header, a package could load anything in the page of such an error.
  for (const request of [`GET /scorm/${long} HTTP/1.1\r\nHost: here\r\n\r\n`, 'NONSENSE\r\n\r\n'])
    expect((await exchange(request)).toLowerCase()).toContain(`content-security-policy: ${CLOSED_POLICY}\r\n`);
  expect(await send('NONSENSE\r\n\r\n')).toMatchObject({ status: 400, body: { statusCode: 400 } });
});
