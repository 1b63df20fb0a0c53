// A check skips files that have not changed since they passed. Hashes of passed files are kept in node_modules/.cache.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readJson } from './toolchain.mjs';

/** The files that git knows or would add, or nothing outside of a repository. */
export function filesOfProject() {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 };
    return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options)
      .split('\n')
      .filter((path) => path && existsSync(join(ROOT, path)));
  } catch {
    return [];
  }
}

/**
 * The files that changed since the check found them good, and `keep`, which remembers all but the faulty ones as good.
 * A change of the rules, files with which the check decides, makes all files count as changed.
 */
export function changedFiles(check, rules, files) {
  const record = join(ROOT, 'node_modules', '.cache', 'tandem-checks', `${check}.json`);
  const decided = createHash('sha256');
  for (const file of rules) decided.update(hashOf(file));
  const rule = decided.digest('hex');
  const known = readJson(record);
  const good = known?.rule === rule ? known.files : {};
  const current = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  return {
    changed: files.filter((file) => good[file] !== current[file]),
    keep(faulty = new Set()) {
      mkdirSync(dirname(record), { recursive: true });
      const kept = Object.fromEntries(Object.entries(current).filter(([file]) => !faulty.has(file)));
      // Renamed into place, so that a run that is stopped leaves the old record.
      const draft = `${record}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ rule, files: kept }));
      renameSync(draft, record);
    },
  };
}

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('base64');
