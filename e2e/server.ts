import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../src/server/testing/server-process.ts';

/** Whoever proves to own an address there runs the installation, beside the demo's own super admin. */
const OPERATORS = 'operators.example';

/** The product as `npm start` runs it, on a new data folder that is gone afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'tandem-e2e-'));
const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    TANDEM_DATA_DIR: folder,
    NODE_COMPILE_CACHE: COMPILED,
    TANDEM_LOG_LEVEL: 'warn',
    TANDEM_SUPER_ADMIN_DOMAINS: OPERATORS,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
