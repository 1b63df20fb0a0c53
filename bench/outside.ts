import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startObjectStorage } from '#server/testing/object-storage.ts';
import { createHubspotMock } from '../src/features/integrations/crm-providers/server/mocks/hubspot/hubspot-mock.ts';
import { listenMock } from '../src/features/integrations/crm-providers/server/mocks/kit/listen.ts';
import { memoryStore } from '../src/features/integrations/crm-providers/server/mocks/kit/store.ts';
import { startTcpFaults } from './tcp-faults.ts';

/** The systems around an installation, each behind a connection that can be cut: mail server, storage, CRM, webhooks. */
export async function startOutside() {
  /** The ids of received emails by recipient, and of received events with their number. */
  const mails = new Map<string, string[]>();
  const events = new Map<string, number>();

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]!.address;
        const id = /^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? '';
        mails.set(to, [...(mails.get(to) ?? []), id]);
        done();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));

  const storage = await startObjectStorage();
  const crmStore = memoryStore();
  const mock = createHubspotMock({ store: crmStore, now: () => new Date(), isOpen: true });
  const crm = await listenMock(mock.handle);

  const receiver = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      events.set(id, (events.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const lines = {
    SMTP: await startTcpFaults(portOf(smtp.server)),
    S3: await startTcpFaults(storage.port),
    CRM: await startTcpFaults(Number(new URL(crm.origin).port)),
    webhooks: await startTcpFaults(portOf(receiver)),
  };
  const crmUrl = `http://127.0.0.1:${lines.CRM.port}`;
  const hooksUrl = `http://127.0.0.1:${lines.webhooks.port}`;
  return {
    mails,
    events,
    lines,
    crmUrl,
    hooksUrl,
    crmStore,
    /** The settings of an installation that uses all of it. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${lines.SMTP.port}`,
      ...storage.env,
      FILES_STORE: `s3://${storage.bucket}`,
      S3_ENDPOINT: `http://127.0.0.1:${lines.S3.port}`,
      TANDEM_OUTGOING_ALLOW: `${crmUrl},${hooksUrl}`,
      BENCH_CRM_URL: crmUrl,
    },
    async close(): Promise<void> {
      await Promise.all(Object.values(lines).map((line) => line.close()));
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await storage.close();
      await crm.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}

export type Outside = Awaited<ReturnType<typeof startOutside>>;
