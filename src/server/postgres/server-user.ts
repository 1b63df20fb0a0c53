import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** PostgreSQL refuses to run as root, so root starts it as another user; other users start it as themselves. */
export type ServerUser = { name: string; uid: number; gid: number };

/**
 * The user to start PostgreSQL as; undefined for the current one. The owner of existing files decides; otherwise the
 * machine's `postgres`, otherwise a system user `tandem`, which is created if missing.
 */
export function chooseServerUser(databaseFolder: string, onProgress: (line: string) => void): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(databaseFolder);
  const user = (owner ? lookUp(String(owner)) : undefined) ?? lookUp('postgres') ?? lookUp('tandem');
  return user ?? createUser('tandem', onProgress);
}

/** Whether the user can reach the path. Access lists are ignored, so it may be false although the user can. */
export function canReach(path: string, user: ServerUser | undefined): boolean {
  if (!user) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function changeOwner(path: string, user: ServerUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
}

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid;
}

function lookUp(nameOrId: string): ServerUser | undefined {
  const id = (flag: string) =>
    execFileSync('id', [flag, nameOrId], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const uid = Number(id('-u'));
    return uid === 0 ? undefined : { name: id('-un'), uid, gid: Number(id('-g')) };
  } catch {
    return undefined;
  }
}

function createUser(name: string, onProgress: (line: string) => void): ServerUser {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]],
  ];
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      onProgress(`PostgreSQL does not run as root: created the system user "${name}" for it.`);
    } catch {
      // The command belongs to another system; the lookup below shows whether one worked.
    }
    const user = lookUp(name);
    if (user) return user;
  }
  throw new StartError(
    `PostgreSQL does not run as root and a system user "${name}" could not be created for it: create one, start Tandem as an ordinary user, or set DATABASE_URL.`,
  );
}
