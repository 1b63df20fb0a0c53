import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { canReach, type ServerUser } from './server-user.ts';

export type InheritedFolder = {
  /** How the child process names the folder. */
  path: string;
  /** To be given to the child as its file descriptor 3. */
  fd: number;
  options: { cwd: string; uid?: number; gid?: number };
  close(): void;
};

/**
 * Lets a process of another user work in a folder that it owns below one it may not enter (root's home). It inherits
 * the opened folder as descriptor 3 and names it through that, so no permission on the way has to be loosened.
 */
export function inheritFolder(folder: string, user: ServerUser | undefined): InheritedFolder {
  const isReachable = canReach(join(folder, 'any'), user);
  if (!isReachable && process.platform !== 'linux') {
    throw new StartError(
      `PostgreSQL runs as the user "${user?.name}", who may not enter ${folder}: give TANDEM_DATA_DIR a folder outside root's home.`,
    );
  }
  const fd = openSync(folder, 'r');
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return {
    path: isReachable ? folder : '/proc/self/fd/3',
    fd,
    options: { cwd: folder, ...identity },
    close: () => closeSync(fd),
  };
}
