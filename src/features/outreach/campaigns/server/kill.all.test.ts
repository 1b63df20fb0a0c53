import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAudience } from '#features/partners/audiences/server/service.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createOrganization } from '#features/platform/demo/server/people.ts';
import { createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openCluster } from '#server/db/cluster.ts';
import { withConnection } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { settings, startServer } from '#server/testing/server-process.ts';
import { withinCompany } from '#server/testing/world.ts';
import { sampleEmailCampaign } from './sample.ts';
import { takeCampaignStep } from './steps.ts';

/** A real server that is killed while a campaign is sent to a real mail server. */
const PEOPLE = 60;
let folder: string;
let adminUrl: string;
let smtpUrl: string;
const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      received.push(session.envelope.rcptTo[0]!.address);
      setTimeout(done, 20);
    });
  },
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-campaign-'));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  smtp.on('error', () => {});
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`;
  const config = loadConfig(settings(folder));
  const cluster = await openCluster(config);
  adminUrl = cluster.adminUrl;
  await migrate(cluster.adminUrl);
  const kernel = await createKernel({ config, ...cluster });
  const company = await createOrganization(kernel, { name: 'Survivor', slug: 'survivor', kind: 'vendor' });
  await withinCompany(kernel, company, async (call) => {
    const partner_id = await samplePartner(call);
    for (let at = 0; at < PEOPLE; at += 1)
      await sampleContact(call, { partner_id, email: `person${at}@partner.example` });
    const audience_id = await createAudience(call, {
      name: 'Everyone',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['DE'] }] }] },
    });
    const id = await sampleEmailCampaign(call, {
      audience_id,
      reaches: 'everyone',
      per_minute: 10_000,
      quiet_from: 0,
      quiet_until: 0,
    });
    await takeCampaignStep.schedule(call, id, {});
  });
  await kernel.close();
  await cluster.stop();
}, 240_000);
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('a server that is killed while it sends reaches everyone at most once, and continues', async () => {
  const first = await startServer(folder, { SMTP_URL: smtpUrl });
  await expect.poll(() => received.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(10);
  await first.kill();
  const before = received.length;
  expect(before).toBeLessThan(PEOPLE);
  const second = await startServer(folder, { SMTP_URL: smtpUrl });
  // The claims and the job of the killed process end with it, although nobody waits for their time limits.
  await expect
    .poll(
      () =>
        withConnection(
          adminUrl,
          async (client) => (await client.query('select status from email_campaigns')).rows[0].status as string,
        ),
      { timeout: 60_000, interval: 250 },
    )
    .toBe('sent');
  const { rows } = await withConnection(adminUrl, (client) =>
    client.query<{ email: string; status: string }>(
      'select email::text as email, status from email_campaign_recipients',
    ),
  );
  await second.stop();
  expect(received.length).toBe(new Set(received).size);
  const by = (status: string) => rows.filter((row) => row.status === status).map(({ email }) => email);
  // Only emails in the hands of the killed process are uncertain; every other one arrived.
  expect(by('sent').length + by('uncertain').length).toBe(PEOPLE);
  expect(by('uncertain').length).toBeLessThanOrEqual(4);
  expect(by('sent').filter((email) => !received.includes(email))).toEqual([]);
}, 240_000);
