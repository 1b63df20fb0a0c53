import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { canReach, type ServerUser } from './server-user.ts';

export type InheritedFolder = {
  /** The path of the folder in the child process. */
  path: string;
  /** The child receives it as its file descriptor 3. */
  fd: number;
  options: { cwd: string; uid?: number; gid?: number };
  close(): void;
};

/**
 * Lets a process of another user work in its own folder below one that it cannot enter (root's home). It inherits the
 * open folder as descriptor 3 and uses that path, so no permission has to be loosened.
 */
export function adoptFolder(folder: string, user: ServerUser | undefined): InheritedFolder {
  const isReachable = canReach(join(folder, 'any'), user);
  if (!isReachable && process.platform !== 'linux') {
    throw new StartError(
      `PostgreSQL runs as the user "${user?.name}", who cannot read ${folder}: set TANDEM_DATA_DIR to a folder outside root's home.`,
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
