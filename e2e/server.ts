import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { certificateFor } from '../src/server/testing/certificate.ts';
import { publishedFor, startReferenceRateServer } from '../src/server/testing/reference-rate-server.ts';
import { COMPILED } from '../src/server/testing/server-process.ts';
import { noteTime, processorMsOf } from '../src/server/testing/times.ts';
import { chatCertificateOf, chatKeyOf, dataFolderOf } from './data-folder.ts';
import { copyPreparedDemo } from './prepared-demo.ts';
import { chatPort, receiverPort } from './receiver-port.ts';

/** Users who confirm an address in this domain administer the installation, in addition to the demo's super admin. */
const OPERATORS = 'operators.example';

/** The last ten days, as if the European Central Bank had published rates on all of them. */
const days = Array.from({ length: 10 }, (_, ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
const bank = await startReferenceRateServer();
bank.history(publishedFor(days));
bank.daily(publishedFor(days.slice(0, 1)));

/** Starts the product as `npm start` does, on a new data folder that is removed afterwards. */
const port = process.env.PORT ?? 4310;
const folder = dataFolderOf(port);
const chat = certificateFor('localhost');
writeFileSync(chatKeyOf(port), chat.key, { mode: 0o600 });
writeFileSync(chatCertificateOf(port), chat.cert);
rmSync(folder, { recursive: true, force: true });
if (process.env.TANDEM_DEMO === '0') mkdirSync(folder, { mode: 0o700 });
else await copyPreparedDemo(folder);
const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    TANDEM_DATA_DIR: folder,
    NODE_COMPILE_CACHE: COMPILED,
    TANDEM_LOG_LEVEL: 'warn',
    TANDEM_SUPER_ADMIN_DOMAINS: OPERATORS,
    TANDEM_ECB_RATES_URL: bank.url,
    TANDEM_OUTGOING_ALLOW: `http://localhost:${receiverPort(port)},localhost:${chatPort(port)}`,
    NODE_EXTRA_CA_CERTS: chatCertificateOf(port),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void bank.close();
  // The server and its database have ended, so their time counts as this process's.
  noteTime({ databaseMs: processorMsOf(process.pid) });
  for (const path of [folder, chatKeyOf(port), chatCertificateOf(port)]) rmSync(path, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
