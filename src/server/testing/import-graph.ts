import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)';/gm;

/** A file and the packages it imports when it is loaded; types and dynamic imports do not count. */
export interface LoadedFile {
  file: string;
  packages: string[];
}

/** Everything that is loaded with a file, through its static imports. */
export function loadedWith(start: string): LoadedFile[] {
  const loaded = new Map<string, LoadedFile>();
  const open = [join(root, start)];
  for (let path = open.pop(); path; path = open.pop()) {
    const file = relative(root, path);
    if (loaded.has(file)) continue;
    const packages: string[] = [];
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('#')) open.push(join(root, 'src', name.slice(1)));
      else if (name.startsWith('.')) open.push(join(dirname(path), name));
      else packages.push(name);
    }
    loaded.set(file, { file, packages });
  }
  return [...loaded.values()];
}
