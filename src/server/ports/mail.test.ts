import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { folderMailer, smtpMailer } from './mail.ts';

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
    await expect(mailer.send({ id: '1', to: 'to@tandem.test', subject: 'Hello', text: 'Hello' })).rejects.toThrow(
      /imeout|reeting/,
    );
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

test('repeats an email with the same message id, so that it is recognized', async () => {
  const ids: (string | undefined)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      ids.push(/^Message-ID: (\S+)/im.exec(await text(stream))?.[1]);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Tandem <from@tandem.test>');
  const mail = { id: '018f', to: 'to@tandem.test', subject: 'Hello', text: 'Hello' };
  for (const one of [mail, mail, { ...mail, id: '0190' }]) await mailer.send(one);
  expect(ids).toEqual(['<018f@tandem.test>', '<018f@tandem.test>', '<0190@tandem.test>']);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('saves emails for the operator alone, each once, and removes old ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-mail-'));
  const old = join(folder, 'old.eml');
  writeFileSync(old, 'old');
  utimesSync(old, 0, 0);
  const mailer = folderMailer(folder, 'Tandem <from@tandem.test>');
  const mail = { id: '018f', to: 'to@tandem.test', subject: 'Straße', text: 'Hello\n\nhttp://localhost/#token=abc' };
  await mailer.send(mail);
  await mailer.send(mail);
  expect(readdirSync(folder)).toEqual(['018f.eml']);
  expect(statSync(join(folder, '018f.eml')).mode & 0o077).toBe(0);
  const text = readFileSync(join(folder, '018f.eml'), 'utf8');
  expect(text).toMatch(/^To: to@tandem.test$/m);
  expect(text).toContain('#token=');
});
