import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Lock {
  lockfileVersion: number;
  packages: Record<string, Record<string, unknown> & { optional?: boolean; os?: string[]; version?: string }>;
}

/** Runs the check on a changed copy of our lock file or manifest. */
function said(change: (lock: Lock, manifest: { dependencies: Record<string, string> }) => void): string {
  const [lock, manifest] = ['package-lock.json', 'package.json'].map((name) =>
    JSON.parse(readFileSync(join(root, name), 'utf8')),
  );
  change(lock, manifest);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/lock.mjs', folder], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

test('the committed lock file is complete for every platform', () => {
  expect(said(() => {})).toBe('');
});

test('a lock file without another platform’s package, checksum or dependency fails the check', () => {
  const foreign = said(({ packages }) => {
    const others = Object.keys(packages).filter(
      (path) => packages[path]!.optional && packages[path]!.os?.[0] === 'darwin',
    );
    expect(others.length).toBeGreaterThan(5);
    delete packages[others[0]!];
  });
  expect(foreign).toMatch(/needs \S*darwin\S* \S+, which the lock file lacks\./);
  expect(foreign).toContain('Remove node_modules, run npm install, and commit package-lock.json.');
  const other = said(({ packages }) => {
    packages['node_modules/fastify']!.version = '5.0.0';
  });
  expect(other).toContain('package.json needs fastify ');
  const unsealed = said(({ packages }) => {
    delete packages['node_modules/fastify']!.integrity;
  });
  expect(unsealed).toContain('node_modules/fastify has no checksum in the lock file.');
  const added = said((_, { dependencies }) => {
    dependencies.leftpad = '1.0.0';
  });
  expect(added).toContain('package.json names leftpad 1.0.0, the lock file nowhere.');
});
