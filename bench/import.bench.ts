/** A real CRM export of 8,800 opportunities, from accepted mapping to commit, beside a plain COPY of its rows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkImport, createImport, readImport, runImport, startImport } from '#features/imports/server/service.ts';
import { createKernel } from '#server/app.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import { copyIn } from './copy.ts';
import { report } from './load.ts';
import { createBenchWorld } from './world.ts';

const folder = join(import.meta.dirname, '../fixtures/crm-sales-opportunities');
const uploads = ['accounts.csv', 'products.csv', 'sales_teams.csv', 'sales_pipeline.csv'].map((file_name) => ({
  file_name,
  bytes: readFileSync(join(folder, file_name)),
}));

const world = await createBenchWorld({ opportunities: 0 });
const { appUrl, systemUrl } = world.cluster;
const kernel = await createKernel({ config: world.config, appUrl, systemUrl });
try {
  const { organization_id, admin } = world;
  const within = <T>(work: (call: Call) => Promise<T>, batch_id?: string) => {
    const actor = systemActor(organization_id);
    return kernel.db.transaction(scopeOf(actor, undefined, batch_id), (tx) =>
      work(new Call({ actor, tx, clock: kernel.clock })),
    );
  };
  const pipeline = uploads.at(-1)!.bytes;
  const rows = String(pipeline).trim().split('\n').length - 1;
  const { plain, imported } = { plain: [] as number[], imported: [] as number[] };

  await admin.pool.query('create table plain_rows (a text, b text, c text, d text, e text, f text, g text, h text)');
  // The file as COPY's own format; no cell of it has a tab or a quote.
  const lines = Buffer.from(`${String(pipeline).trim().split(/\r?\n/).slice(1).join('\n').replaceAll(',', '\t')}\n`);
  const client = await admin.pool.connect();
  for (let round = 0; round < 3; round++) {
    await client.query('truncate plain_rows');
    const began = performance.now();
    await copyIn(client, 'plain_rows', [lines]);
    plain.push(performance.now() - began);
  }
  client.release();

  const id = await within((call) => createImport(call, uploads));
  await within((call) => checkImport(call, id));
  // Accept every proposal, as the button does.
  await within(async (call) => {
    const { mapping, report: found } = await readImport(call, id);
    for (const { kind, value, proposal } of found!.unknowns) {
      if (proposal) mapping.matches[kind]![value] = { to: proposal.to };
    }
    await call.run("update imports set mapping = $3, status = 'mapping' where organization_id = $1 and id = $2", [
      call.organization_id,
      id,
      JSON.stringify(mapping),
    ]);
  });
  const began = performance.now();
  await within((call) => checkImport(call, id));
  await within((call) => startImport(call, id));
  await within((call) => runImport(call, id, async () => {}), id);
  imported.push(performance.now() - began);
  const [{ count }] = (
    await admin.pool.query<{ count: number }>(
      'select count(*)::int as count from opportunities where organization_id = $1',
      [organization_id],
    )
  ).rows as [{ count: number }];
  if (count !== rows) throw new Error(`${count} of ${rows} opportunities came in`);

  const fastest = Math.min(...plain);
  report({
    measure: `import of ${rows} opportunities, dry run to commit`,
    value: Math.round((rows / imported[0]!) * 1000),
    unit: `rows/s (${(imported[0]! / 1000).toFixed(1)} s, to stay under 10 s)`,
    baseline: 'plain COPY of the file, in time',
    ratio: imported[0]! / fastest,
    reach: '<= 25',
  });
} finally {
  await kernel.close();
  await world.close();
}
