import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PROJECT_FOLDER } from '../src/server/config.ts';
import { startServer } from '../src/server/testing/server-process.ts';

/** Data folders of stopped servers with the demo in them, by what they were made of. The newest alone is kept. */
const CACHE = join(PROJECT_FOLDER, 'node_modules/.cache/tandem-demo');

/** The demo data depends on these files and on today's date, but not on screens. */
const MAKERS = ['db/**/*.sql', 'src/server/**/*.ts', 'src/shared/**/*.ts', 'src/features/**/*.ts'];
const IS_BESIDE = /\.test\.ts$|\/web\/|^db\/schema\.sql$|^src\/server\/(testing|contract)\//;

function hashOfMakers(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = globSync([...MAKERS, 'package-lock.json'], { cwd: PROJECT_FOLDER });
  for (const file of files.filter((one) => !IS_BESIDE.test(one)).sort())
    hash.update(file).update(readFileSync(join(PROJECT_FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Fills a data folder that does not exist yet with the demo of today. The first call makes the demo, the next ones copy it. */
export async function copyPreparedDemo(folder: string): Promise<void> {
  copy(await prepareDemo(), folder);
}

/** @returns the folder of the demo, which was made unless it was there */
export async function prepareDemo(): Promise<string> {
  const prepared = join(CACHE, hashOfMakers());
  if (existsSync(prepared)) return prepared;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  try {
    const server = await startServer(draft, { TANDEM_DEMO: '1', TANDEM_ECB_RATES_URL: '0' });
    // Journeys would otherwise wait behind the emails and notifications of the demo.
    await expectIdle(server.url);
    // Copied while stopped, so that the copy is whole.
    await server.stop();
    for (const old of readdirSync(CACHE).filter((name) => !name.startsWith('draft-')))
      rmSync(join(CACHE, old), { recursive: true, force: true });
    renameSync(draft, prepared);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run may have been first.
    if (!existsSync(prepared)) throw error;
  }
  return prepared;
}

/** Waits until no work is due, at most for some minutes. */
async function expectIdle(url: string): Promise<void> {
  const deadline = Date.now() + 300_000;
  for (;;) {
    const { work } = (await (await fetch(`${url}/readyz`)).json()) as {
      work?: { due_jobs: number; oldest_event: number };
    };
    if (work && work.due_jobs === 0 && work.oldest_event === 0) return;
    if (Date.now() > deadline) throw new Error(`The demo is still working: ${JSON.stringify(work)}`);
    await delay(1_000);
  }
}

/** With owners and modes, which PostgreSQL insists on and Node's own copy loses. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

// `node e2e/prepared-demo.ts`: makes it ahead, beside other work.
if (import.meta.url === pathToFileURL(process.argv[1]!).href) await prepareDemo();
