import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { smtpMailer } from './mail.ts';

test('gives up on an unresponsive mail server', async () => {
  for (const said of ['', '220 here\r\n']) {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.write(said);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'from@tandem.test', 50);
    await expect(mailer.send({ to: 'to@tandem.test', subject: 'Hello', text: 'Hello' })).rejects.toThrow(
      /imeout|reeting/,
    );
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
