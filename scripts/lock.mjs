// Fails when package-lock.json is not complete, so that `npm ci` works on every platform. Needs no network: npm leaves out
// optional packages of other platforms when it updates a lock beside an installed node_modules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, ROOT } from './toolchain.mjs';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The faults of a folder's lock file, as one sentence each. */
export function faultsOfLock(root = ROOT) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { lockfileVersion, packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (lockfileVersion !== 3) return [`package-lock.json has format ${lockfileVersion} instead of 3.`];
  return [...differences(manifest, packages[''] ?? {}), ...Object.entries(packages).flatMap(missing), ...unsealed()];

  function* differences(wanted, locked) {
    for (const kind of KINDS) {
      const [given, known] = [wanted[kind] ?? {}, locked[kind] ?? {}];
      for (const name of new Set([...Object.keys(given), ...Object.keys(known)])) {
        if (given[name] !== known[name])
          yield `package.json names ${name} ${given[name] ?? 'nowhere'}, the lock file ${known[name] ?? 'nowhere'}.`;
      }
    }
  }

  function missing([path, one]) {
    const needed = {
      ...one.dependencies,
      ...one.optionalDependencies,
      ...(path === '' && one.devDependencies),
      ...Object.fromEntries(
        Object.entries(one.peerDependencies ?? {}).filter(([name]) => !one.peerDependenciesMeta?.[name]?.optional),
      ),
    };
    return Object.entries(needed).flatMap(([name, range]) => {
      const found = find(path, name);
      if (!found) return [`${path || 'package.json'} needs ${name} ${range}, which the lock file lacks.`];
      const isExact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(range);
      if (isExact && found.version !== range && !found.name)
        return [`${path || 'package.json'} needs ${name} ${range}, but the lock file has ${found.version}.`];
      return [];
    });
  }

  /** Resolves a package as Node does: beside the importing package, then in each folder above. */
  function find(path, name) {
    for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
      const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
      if (found || folder === '') return found;
    }
  }

  /** Without a checksum, npm would accept anything the registry sends. */
  function unsealed() {
    return Object.entries(packages)
      .filter(([path, { integrity, link, inBundle }]) => path !== '' && !integrity && !link && !inBundle)
      .map(([path]) => `${path} has no checksum in the lock file.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = faultsOfLock(process.argv[2]);
  if (faults.length > 0)
    fail(`${faults.join('\n')}\nRemove node_modules, run npm install, and commit package-lock.json.`);
}
