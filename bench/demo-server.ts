import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedDemo } from '../e2e/prepared-demo.ts';
import { startProgram } from './program.ts';

/** A server with the demo in a process of its own; `BENCH_ADDRESS` names one that runs already. */
export interface DemoServer {
  address: string;
  /** A token of a demo account, such as `partner`. */
  tokenOf(who: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startDemoServer(): Promise<DemoServer> {
  const { BENCH_ADDRESS } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'));
  const server = BENCH_ADDRESS ? null : await startServer(join(folder, 'data'));
  const address = BENCH_ADDRESS ?? `http://localhost:${server!.port}`;
  return {
    address,
    tokenOf: (who) => tokenOf(address, who),
    async stop() {
      if (server) {
        server.child.kill('SIGTERM');
        await new Promise((resolve) => server.child.once('exit', resolve));
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(data: string) {
  await copyPreparedDemo(data);
  return startProgram(['src/server/main.ts'], {
    TANDEM_DATA_DIR: data,
    TANDEM_DEMO: '1',
    TANDEM_LOG_LEVEL: 'error',
    PORT: '0',
  });
}

async function tokenOf(address: string, who: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.tandem.test`, password: 'tandem-demo' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
