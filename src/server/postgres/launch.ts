import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { adoptFolder } from './inherited-folder.ts';
import { forgetPostmaster, postmasterOf } from './postmaster.ts';
import { serverSettings } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';

export type LaunchOptions = {
  binaries: Binaries;
  user: ServerUser | undefined;
  folder: string;
  log: string;
  port: number;
  testing: boolean;
  onProgress: (line: string) => void;
};

/**
 * Starts the server in its own process group, so that Ctrl-C in the terminal reaches only Tandem, which stops the
 * server after its last request. Returns when connections are accepted.
 */
export async function launch(options: LaunchOptions): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await launchOnce(options);
    } catch (error) {
      // If only the server was killed, its child processes end within seconds, and until then they hold its memory.
      const isEnding = error instanceof StartError && error.message.includes('shared memory block');
      if (!isEnding || Date.now() > deadline) throw error;
      await delay(200);
    }
  }
}

async function launchOnce(options: LaunchOptions): Promise<void> {
  const { binaries, user, folder, port, testing } = options;
  forgetPostmaster(folder);
  const inherited = adoptFolder(folder, user);
  const log = openLog(options.log);
  const before = statSync(options.log).size;
  try {
    const settings = Object.entries(serverSettings(testing)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // The socket is in the database's own folder, which only its user can enter.
    const args = ['-D', inherited.path, '-p', String(port), '-k', '.', ...settings];
    const child = spawn(binaries.postgres, args, {
      ...inherited.options,
      detached: true,
      stdio: ['ignore', log, log, inherited.fd],
    });
    child.unref();
    await ready(child, options, () => readFileSync(options.log, 'utf8').slice(before));
  } finally {
    closeSync(log);
    inherited.close();
  }
}

async function ready(child: ChildProcess, { folder, onProgress }: LaunchOptions, newLog: () => string): Promise<void> {
  let end: (() => string) | undefined;
  child.on('error', (error) => (end = () => error.message));
  child.on('exit', () => (end = () => reasonIn(newLog())));
  const start = Date.now();
  let isReported = false;
  while (!postmasterOf(folder)?.isReady) {
    if (end) throw new StartError(`PostgreSQL did not start on ${folder}: ${end()}`);
    if (!isReported && Date.now() - start > 3_000) {
      isReported = true;
      onProgress('The database is recovering from an unclean shutdown.');
    }
    await delay(10);
  }
}

/** Extracts the reason from lines like `2026-01-01 10:00:00.000 UTC [12] FATAL:  could not ...`. */
function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  const line = lines.findLast((each) => /(FATAL|PANIC):/.test(each)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it gave no reason';
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) renameSync(path, `${path}.old`);
  return openSync(path, 'a', 0o600);
}

/** Finds a free port of the loopback address. */
export function freePort(): Promise<number> {
  return tryPort(0).then((port) => port ?? freePort());
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port)) === port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
