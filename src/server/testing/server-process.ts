import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../config.ts';

/** The product as `npm start` runs it, in its own process that can be killed without warning. */
export interface ServerProcess {
  url: string;
  pid: number;
  output(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of code compiled by Node, which halves the time to load the product next time. */
export const COMPILED = join(PROJECT_FOLDER, 'node_modules/.cache/tandem-compiled');

export async function startServer(folder: string, extra: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: PROJECT_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...settings(folder),
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILED,
      TANDEM_LOG_LEVEL: 'error',
      ...extra,
    },
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
        const ready = /Tandem is ready: (\S+)/.exec(output);
        if (ready) resolve(ready[1]!);
      });
    }
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  return {
    url,
    pid: child.pid!,
    output: () => output,
    kill: () => end(child, 'SIGKILL', ended),
    stop: () => end(child, 'SIGTERM', ended),
  };
}

/** Port 0 selects a free one. */
export function settings(folder: string): Record<string, string> {
  return { PORT: '0', TANDEM_DATA_DIR: folder, TANDEM_DEMO: '0' };
}

function end(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<void>): Promise<void> {
  child.kill(signal);
  return ended;
}

/** The process id of the embedded PostgreSQL on a data folder. */
export function postgresOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}
