import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, openCluster } from '../db/cluster.ts';
import { withConnection } from '../db/connect.ts';
import { withDemoMarker } from './interrupted.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tandem-interrupted-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Does work on the database of the folder between a start and a stop. */
async function started<T>(work: (cluster: Cluster, progress: readonly string[]) => Promise<T>): Promise<T> {
  const progress: string[] = [];
  const secret = 'a secret that only tests of this product use';
  const cluster = await openCluster(
    {
      dataDir,
      secret,
      secretBefore: undefined,
      databaseUrl: undefined,
      databaseAppUrl: undefined,
      databaseSystemUrl: undefined,
    },
    (line) => progress.push(line),
  );
  try {
    return await work(cluster, progress);
  } finally {
    await cluster.stop();
  }
}

const create = ({ adminUrl }: Cluster) =>
  withConnection(adminUrl, (client) => client.query('create table half_a_demo (id int)'));
const exists = ({ adminUrl }: Cluster) =>
  withConnection(
    adminUrl,
    async (client) => (await client.query("select to_regclass('half_a_demo') is not null as yes")).rows[0].yes,
  );

test('starts with an empty database after a demo that was interrupted, and keeps one that is complete', async () => {
  const interrupted = started((cluster) =>
    withDemoMarker(dataDir, async () => {
      await create(cluster);
      throw new Error('the machine lost its power');
    }),
  );
  await expect(interrupted).rejects.toThrow('lost its power');
  await started(async (cluster, progress) => {
    expect(progress).toContain('The demo was interrupted, so it is created again.');
    expect(await exists(cluster)).toBe(false);
    await withDemoMarker(dataDir, () => create(cluster));
  });
  await started(async (cluster, progress) => {
    expect(progress).toEqual([]);
    expect(await exists(cluster)).toBe(true);
  });
}, 120_000);
