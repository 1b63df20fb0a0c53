import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** One real release in an empty folder, signed with a key that is thrown away. */
const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `tandem-${version}`;
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
let work: string;
let folder: string;
let files: string[];
const read = (file: string) => readFileSync(join(folder, file));
const fileInBundle = (file: string) =>
  execFileSync('tar', ['-xzOf', join(folder, `${name}.tar.gz`), `${name}/${file}`], { encoding: 'utf8' });

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'tandem-release-test-'));
  folder = join(work, 'release');
  const key = join(work, 'tandem.key');
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  execFileSync('npm', ['run', '--silent', 'release', '--', folder], {
    cwd: root,
    env: { ...process.env, TANDEM_RELEASE_KEY: key },
    timeout: 600_000,
  });
  files = execFileSync('tar', ['-tzf', join(folder, `${name}.tar.gz`)], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('/'))
    .map((path) => path.slice(`${name}/`.length));
}, 660_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('a release is the bundle, its packages, the checksums and their signature', () => {
  expect(readdirSync(folder).sort()).toEqual(['SHA256SUMS', 'SHA256SUMS.sig', `${name}.cdx.json`, `${name}.tar.gz`]);
  const sums = read('SHA256SUMS').toString();
  const lines = sums.trim().split('\n');
  expect(lines).toEqual(
    [`${name}.tar.gz`, `${name}.cdx.json`].map(
      (file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`,
    ),
  );
  const signature = read('SHA256SUMS.sig');
  expect(verify(null, Buffer.from(sums), publicKey, signature)).toBe(true);
  expect(
    verify(null, Buffer.from(sums.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))), publicKey, signature),
  ).toBe(false);
});

test('the bundle contains what starts, and the texts that belong to it', () => {
  const wanted = [
    ...['package.json', 'package-lock.json', 'LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example'],
    ...['scripts/start.mjs', 'scripts/toolchain.mjs', 'scripts/tandem.mjs', 'src/server/main.ts', 'db/schema.sql'],
    ...['docs/guide/upgrading.md', 'docs/guide/operating.md', 'dist/inputs.txt'],
  ];
  expect(wanted.filter((path) => !files.includes(path))).toEqual([]);
  expect(files.some((path) => /^dist\/web\/assets\/.+\.js/.test(path))).toBe(true);
  // npm start builds the web app again unless this record fits the files beside it.
  expect(fileInBundle('dist/inputs.txt')).toMatch(/^[0-9a-f]{64}$/);
  expect(fileInBundle('package-lock.json')).toBe(readFileSync(join(root, 'package-lock.json'), 'utf8'));
});

test('the bundle contains only files of the repository and what was built of them', () => {
  const committed = new Set(
    execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n'),
  );
  expect(committed.size).toBeGreaterThan(1000);
  expect(files.filter((path) => !path.startsWith('dist/') && !committed.has(path))).toEqual([]);
});

test('the bundle contains no secrets, tests, journeys, history or packages', () => {
  const left =
    /(^|\/)(\.env|\.git|\.data|\.ci|node_modules|e2e|fixtures|test-results|release|docs-site|bench)(\/|$)|\.(test\.tsx?|key|log)$|guide\/pictures/;
  expect(files.filter((path) => left.test(path))).toEqual([]);
  // Certificates and keys of test servers are made at each run, so no file contains one.
  const keys = execFileSync(
    'bash',
    [
      '-c',
      `tar -xzOf "$1" | grep -cE -- '-----BEGIN ([A-Z]+ )?PRIVATE KEY-----$' || true`,
      '-',
      join(folder, `${name}.tar.gz`),
    ],
    {
      encoding: 'utf8',
    },
  );
  expect(keys.trim()).toBe('0');
});

test('the list of packages names those that run, in CycloneDX', () => {
  const list = JSON.parse(read(`${name}.cdx.json`).toString()) as {
    bomFormat: string;
    metadata: { component: { name: string; version: string } };
    components: { name: string; version: string }[];
  };
  expect(list.bomFormat).toBe('CycloneDX');
  expect(list.metadata.component).toMatchObject({ name: 'tandem', version });
  const listed = new Map(list.components.map((one) => [one.name, one.version]));
  const { dependencies } = JSON.parse(fileInBundle('package.json')) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies).filter((one) => !listed.has(one))).toEqual([]);
  const lock = JSON.parse(fileInBundle('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const installed = Object.entries(lock.packages).filter(
    ([path, { dev }]) => /^node_modules\/[^/]+$/.test(path) && !dev,
  );
  expect(installed.length).toBeGreaterThan(400);
  const missing = installed.map(([path]) => path.slice('node_modules/'.length)).filter((one) => !listed.has(one));
  expect(missing).toEqual([]);
  expect(['knip', 'oidc-provider', 'fast-check'].filter((one) => listed.has(one))).toEqual([]);
});
