import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createOrganization } from '#features/platform/demo/server/people.ts';
import { createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openCluster } from '#server/db/cluster.ts';
import { withConnection } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type ServerProcess, settings, startServer } from '#server/testing/server-process.ts';
import { withinCompany } from '#server/testing/world.ts';
import { createReferralLink } from '../service.ts';

/** A real server on a real disk, killed while visitors follow a link. */
const CODE = 'survivor';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
let folder: string;
let adminUrl: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-clicks-'));
  const config = loadConfig(settings(folder));
  const cluster = await openCluster(config);
  adminUrl = cluster.adminUrl;
  await migrate(cluster.adminUrl);
  const kernel = await createKernel({ config, ...cluster });
  const company = await createOrganization(kernel, { name: 'Survivor', slug: 'survivor', kind: 'vendor' });
  await withinCompany(kernel, company, async (call) => {
    const partner_id = await samplePartner(call);
    await createReferralLink(call, {
      partner_id,
      name: 'Link',
      code: CODE,
      destination_url: 'https://www.example.com',
    });
  });
  await kernel.close();
  await cluster.stop();
  server = await startServer(folder);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

test('no click whose visitor was sent on is lost when the server is killed', async () => {
  const answered: string[] = [];
  const visitUntilDeath = async () => {
    for (;;) {
      const answer = await fetch(`${server.url}/r/${CODE}`, {
        redirect: 'manual',
        headers: { 'user-agent': CHROME },
      }).catch(() => undefined);
      if (!answer) return;
      answered.push(new URL(answer.headers.get('location')!).searchParams.get('tdm_click')!);
    }
  };
  for (let round = 0; round < 2; round += 1) {
    const before = answered.length;
    const visitors = Array.from({ length: 16 }, visitUntilDeath);
    while (answered.length < before + 200) await delay(10);
    await server.kill();
    await Promise.all(visitors);
    server = await startServer(folder);
    const stored = await withConnection(
      adminUrl,
      async (client) => (await client.query<{ id: string }>('select id from clicks')).rows,
    );
    const kept = new Set(stored.map(({ id }) => id));
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  }
  expect(answered.length).toBeGreaterThanOrEqual(400);
}, 180_000);
