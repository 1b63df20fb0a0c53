import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { createWorld } from '../testing/world.ts';

test('finishes running requests on shutdown and closes idle connections', async () => {
  const world = await createWorld({ own: true });
  const company = await world.company();
  await company.owner.post('/partner_types', { name: 'Slow' });
  await withConnection(world.database.adminUrl, (client) =>
    client.query(
      'create policy slow on partner_types as restrictive for select to tandem_app using (pg_sleep(1) is not null)',
    ),
  );
  const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.write(
    `GET /api/partner_types HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${company.owner.token}\r\nConnection: keep-alive\r\n\r\n`,
  );
  // The database is running the query.
  await vi.waitFor(async () => expect(await isAsked(world.database.adminUrl)).toBe(true), 15_000);
  const closed = once(socket, 'close');
  const begun = Date.now();
  await world.app.close();
  expect(Date.now() - begun).toBeLessThan(4_000);
  await closed;
  expect(answer).toContain('"name":"Slow"');
  await world.close();
}, 30_000);

function isAsked(adminUrl: string): Promise<boolean> {
  return withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_locks where relation = 'partner_types'::regclass and granted",
    );
    return rowCount! > 0;
  });
}
