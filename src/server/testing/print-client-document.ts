import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createApp, createKernel } from '../app.ts';
import { loadConfig } from '../config.ts';
import { clientDocument, documentHash } from '../http/client-document.ts';
import { createSealing } from '../sealing.ts';
import { RUN, startOwnCluster } from './cluster.ts';
import { cloneTemplate } from './database.ts';

/** Writes the API description of the client to a file and prints its hash; for `npm run client`. */
const [file] = process.argv.slice(2);
const cluster = await startOwnCluster();
try {
  const { appUrl, systemUrl } = await cloneTemplate({ ...(await cluster.template()), run: RUN });
  const config = loadConfig({ TANDEM_SECRET: randomBytes(32).toString('hex'), TANDEM_ECB_RATES_URL: '0' });
  const kernel = await createKernel({ config, sealing: createSealing(randomBytes(32)), appUrl, systemUrl });
  const app = await createApp(kernel);
  await app.ready();
  const document = clientDocument((await app.inject('/api/openapi.json')).json());
  writeFileSync(file!, JSON.stringify(document));
  console.log(documentHash(document));
  await app.close();
  await kernel.close();
} finally {
  await cluster.stop();
}
