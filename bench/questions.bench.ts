import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDemoData } from '#features/platform/demo/server/service.ts';
import { createApp, createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openCluster } from '#server/db/cluster.ts';
import { migrate } from '#server/db/migrate.ts';
import { companyQuestions, partnerQuestions } from './questions/index.ts';
import { judge, medianTime, report } from './questions/run.ts';
import { demoSides } from './questions/sides.ts';
import { IS_TINY } from './sizes.ts';

/** Asks the assistant without a model 200 questions about the demo, and holds each answer against SQL. */
const TODAY = new Date('2026-03-16T09:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'tandem-questions-'));
const config = loadConfig({
  TANDEM_DATA_DIR: folder,
  TANDEM_DEMO: '0',
  TANDEM_REQUESTS_PER_PERSON: '0',
  TANDEM_LOG_LEVEL: 'error',
});
const cluster = await openCluster(config);
await migrate(cluster.adminUrl);
const kernel = await createKernel({ config, ...cluster, clock: { now: () => TODAY } });
const app = await createApp(kernel);
await createDemoData(kernel, (line) => console.error(line));
const admin = new pg.Client({ connectionString: cluster.adminUrl });
await admin.connect();
const sides = await demoSides({
  inject: (options) => app.inject(options),
  rows: async (text) => (await admin.query(text)).rows,
  today: '2026-03-16',
});
let wrong = 0;
for (const [name, questions] of [
  ['company', companyQuestions],
  ['partner', partnerQuestions],
] as const) {
  const judged = [];
  for (const asked of IS_TINY ? questions.slice(0, 5) : questions) judged.push(await judge(sides[name], asked));
  const counts = report(judged);
  wrong += counts.wrong + counts.misleading;
  for (const verdict of ['right', 'wrong', 'misleading', 'refused'] as const)
    console.log(
      JSON.stringify({
        measure: `questions of a ${name} ${verdict}`,
        value: Math.round((100 * counts[verdict]) / judged.length),
        unit: '%',
        ...(verdict === 'right' ? { reach: 80 } : {}),
      }),
    );
  console.log(
    JSON.stringify({
      measure: `median time of an answer to a ${name}`,
      value: Math.round(medianTime(judged)),
      unit: 'ms',
      reach: 150,
    }),
  );
}
await admin.end();
await app.close();
await kernel.close();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = wrong > 0 ? 1 : 0;
