import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { createWorld } from '../testing/world.ts';

test('a server that stops finishes what is under way, and waits for nobody who keeps the connection after that', async () => {
  const world = await createWorld();
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
  await delay(300);
  const closed = once(socket, 'close');
  const begun = Date.now();
  await world.app.close();
  expect(Date.now() - begun).toBeLessThan(4_000);
  await closed;
  expect(answer).toContain('"name":"Slow"');
  await world.close();
}, 30_000);
