import { randomBytes } from 'node:crypto';
import { createApp, createKernel } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createSealing } from '../sealing.ts';
import { RUN, startOwnCluster } from './cluster.ts';
import { cloneTemplate } from './database.ts';

/** The description that a running product serves at /api/openapi.json, from a server of its own. */
export async function readApiDescription<Description>(): Promise<Description> {
  const cluster = await startOwnCluster();
  try {
    const { appUrl, systemUrl } = await cloneTemplate({ ...(await cluster.template()), run: RUN });
    const config = loadConfig({ TANDEM_SECRET: randomBytes(32).toString('hex'), TANDEM_ECB_RATES_URL: '0' });
    const kernel = await createKernel({ config, sealing: createSealing(randomBytes(32)), appUrl, systemUrl });
    const app = await createApp(kernel);
    await app.ready();
    const description = (await app.inject('/api/openapi.json')).json();
    await app.close();
    await kernel.close();
    return description as Description;
  } finally {
    await cluster.stop();
  }
}
