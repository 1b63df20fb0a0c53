import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programOf } from './process-identity.ts';

/** The running server of a database folder. `port` is undefined until it is written. */
export type Postmaster = { pid: number; port: number | undefined; isReady: boolean };

/** Reads PostgreSQL's pid file and verifies it, because the pid may belong to another process by now. */
export function postmasterOf(database: string): Postmaster | undefined {
  const lines = readLines(pidFile(database));
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !serves(pid, database)) return undefined;
  // Lines: pid, folder, start time, port, socket folder, address, shared memory, status.
  return { pid, port: Number(lines[3]) || undefined, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the obstacle for a start of PostgreSQL on a folder whose server no longer runs. PostgreSQL trusts a pid as
 * long as any process has it, even another program or a zombie; then an impossible pid is written. The file must stay:
 * PostgreSQL uses its other lines to find out whether parts of a killed server still run.
 */
export function forgetPostmaster(database: string): void {
  if (postmasterOf(database)) return;
  const lines = readLines(pidFile(database));
  if (lines && programOf(Number(lines[0]))) {
    writeFileSync(pidFile(database), [IMPOSSIBLE_PID, ...lines.slice(1)].join('\n'));
  }
  for (const name of readdirSync(database)) if (name.startsWith('.s.PGSQL.')) rmSync(join(database, name));
}

/** The number is above the maximum of every system. */
const IMPOSSIBLE_PID = 2_147_483_646;

/** Stops the server of a folder and closes its connections. `now` sends the signal and does not wait. */
export async function stopPostmaster(database: string, wait: 'wait' | 'now' = 'wait'): Promise<void> {
  const running = postmasterOf(database);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  if (wait === 'now') return;
  const deadline = Date.now() + 30_000;
  while (serves(running.pid, database)) {
    // An immediate stop loses nothing, because the next start replays the log.
    if (Date.now() > deadline) process.kill(running.pid, 'SIGQUIT');
    await delay(10);
  }
}

const pidFile = (database: string) => join(database, 'postmaster.pid');

function serves(pid: number, database: string): boolean {
  if (!programOf(pid)?.includes('postgres')) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(database);
  } catch {
    return false;
  }
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
