import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RUN, startTestCluster, type TestCluster } from './cluster.ts';
import { BROKER_VARIABLE } from './database.ts';

/**
 * The global setup of vitest, which runs once before all workers. The database starts when the first test asks for one,
 * so a run of pure unit tests does not pay for it; this process owns it, so it outlives the workers and ends with the
 * run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let cluster: Promise<TestCluster> | undefined;
  const broker = createServer(async (_request, response) => {
    try {
      cluster ??= startTestCluster();
      const template = await (await cluster).template();
      response.end(JSON.stringify({ ...template, run: RUN }));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  process.env[BROKER_VARIABLE] = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
  return async () => {
    broker.close();
    broker.closeAllConnections();
    const started = await cluster?.catch(() => undefined);
    await started?.stop();
  };
}
