import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programOf } from './process-identity.ts';

/** The running server of a database folder. `port` is undefined until it has written it down. */
export type Postmaster = { pid: number; port: number | undefined; isReady: boolean };

/** Reads PostgreSQL's own pid file, and does not believe it: the pid may belong to something else by now. */
export function postmasterOf(database: string): Postmaster | undefined {
  const lines = readLines(pidFile(database));
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !serves(pid, database)) return undefined;
  // Lines: pid, folder, start time, port, socket folder, address, shared memory, status.
  return { pid, port: Number(lines[3]) || undefined, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * PostgreSQL refuses to start while the pid in its file lives, whoever has it by now; then we put one there that cannot
 * live. The file itself must stay: by its other lines PostgreSQL finds out whether parts of a killed server still run.
 */
export function disownPid(database: string): void {
  const lines = readLines(pidFile(database));
  const pid = Number(lines?.[0]);
  if (!lines || !programOf(pid) || serves(pid, database)) return;
  writeFileSync(pidFile(database), [IMPOSSIBLE_PID, ...lines.slice(1)].join('\n'));
}

/** Above every system's largest. */
const IMPOSSIBLE_PID = 2_147_483_646;

/** Ends the server of a folder, cutting its connections. `now` sends the signal and does not wait. */
export async function stopPostmaster(database: string, wait: 'wait' | 'now' = 'wait'): Promise<void> {
  const running = postmasterOf(database);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  if (wait === 'now') return;
  const patienceEnds = Date.now() + 30_000;
  while (serves(running.pid, database)) {
    // An immediate stop loses nothing either: the next start replays the log.
    if (Date.now() > patienceEnds) process.kill(running.pid, 'SIGQUIT');
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
