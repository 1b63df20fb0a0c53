// npm run release [folder]: a ready build in one file that starts with `npm start`, the list of its packages, and their
// checksums, signed if TANDEM_RELEASE_KEY is set (docs/guide/releases.md).
import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, fail, prepare, ROOT } from './toolchain.mjs';

/** These run Tandem, and build it again with other settings. */
const CONTENTS = [
  ...[
    'package.json',
    'package-lock.json',
    '.env.example',
    'compose.yaml',
    'tsconfig.json',
    'index.html',
    'public.html',
  ],
  ...['vite.config.ts', 'vite.site.config.ts', 'vite.embed.config.ts', 'vite.compressed.ts', 'vite.sourcemaps.ts'],
  ...['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'ARCHITECTURE.md'],
  ...['db', 'deploy', 'dist', 'docs', 'scripts', 'src'],
];
/** Tests and pictures of the guide are only in the repository. */
const isLeftOut = (path) => /\.test\.tsx?$|docs\/guide\/pictures|deploy\/cluster\/machines/.test(path);

const run = (command, args, options = {}) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, ...options });

async function release(folder) {
  prepare();
  const failure = await build();
  if (failure) fail(failure);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `tandem-${version}`;
  const draft = mkdtempSync(join(tmpdir(), 'tandem-release-'));
  try {
    for (const path of CONTENTS)
      cpSync(join(ROOT, path), join(draft, name, path), { recursive: true, filter: (from) => !isLeftOut(from) });
    await markBuilt(join(draft, name));
    mkdirSync(folder, { recursive: true });
    const bundle = join(folder, `${name}.tar.gz`);
    run('tar', ['-czf', bundle, '-C', draft, name]);
    const packages = join(folder, `${name}.cdx.json`);
    writeFileSync(packages, listPackages(draft));
    writeChecksums(folder, [bundle, packages]);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}

/**
 * The packages that `npm ci --omit=dev` installs. npm's own `--omit=dev` would also leave out those that run and that a tool
 * of development needs as well, such as React. npm names the program after its folder.
 */
function listPackages(draft) {
  const folder = join(draft, 'tandem');
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(ROOT, file), join(folder, file));
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const list = JSON.parse(run('npm', ['sbom', ...options], { cwd: folder }));
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const installed = new Set([list.metadata.component['bom-ref']]);
  for (const [path, { name, version, dev }] of Object.entries(packages))
    if (!dev) installed.add(`${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const isInstalled = (ref) => installed.has(ref);
  list.components = list.components.filter((one) => isInstalled(one['bom-ref']));
  list.dependencies = list.dependencies
    .filter(({ ref }) => isInstalled(ref))
    .map(({ dependsOn = [], ...one }) => ({ ...one, dependsOn: dependsOn.filter(isInstalled) }));
  return JSON.stringify(list, null, 2);
}

/** The bundle is already built, so its first start does not build it again. */
async function markBuilt(copy) {
  const toolchain = await import(pathToFileURL(join(copy, 'scripts', 'toolchain.mjs')).href);
  toolchain.noteBuilt();
}

function writeChecksums(folder, files) {
  const lines = files.map(
    (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`,
  );
  const text = lines.join('');
  writeFileSync(join(folder, 'SHA256SUMS'), text);
  const key = process.env.TANDEM_RELEASE_KEY;
  if (!key) return console.log('Not signed, because TANDEM_RELEASE_KEY names no key.');
  writeFileSync(join(folder, 'SHA256SUMS.sig'), sign(null, Buffer.from(text), createPrivateKey(readFileSync(key))));
}

await release(resolve(process.argv[2] ?? 'release'));
