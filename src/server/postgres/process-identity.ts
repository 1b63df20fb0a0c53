import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A pid alone is not an identity: after a reboot or a wrap-around it belongs to another process. */
export type ProcessIdentity = { pid: number; started: string };

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '' };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return startOf(identity.pid) === identity.started;
}

/** The name of the program with a pid; undefined if there is none. */
export function programOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readOrUndefined(`/proc/${pid}/comm`)?.trim();
  return ps(pid, 'comm=');
}

function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The second field, the program's name, may contain spaces and brackets, so fields are counted after its last
  // bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isZombie = fields[0] === 'Z';
  const ticksSinceBoot = fields[19];
  const boot = readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return isZombie ? undefined : `${boot}/${ticksSinceBoot}`;
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
