import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a private folder and its missing parents. Node's own function never returns for folders in which none can be
 * created (`/proc`).
 */
export function makeFolders(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
