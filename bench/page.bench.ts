/**
 * The size of the sign-in page and the first dashboard. The baseline is an empty Ant Design frame (side menu, search,
 * drop-down) of the same build.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { report } from './load.ts';

const project = join(import.meta.dirname, '..');
const assets = join(project, 'dist/web/assets');

/** The static imports of a built file and theirs, which a browser needs before the file runs. */
function closure(folder: string, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) open.push(name!);
  }
  return seen;
}

function weight(folder: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file))).length;
  return bytes;
}

function scriptsOf(page: string): string[] {
  const html = readFileSync(join(project, 'dist/web', page), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(([, name]) => name!);
}

const folder = mkdtempSync(join(tmpdir(), 'tandem-page-'));
try {
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div><script type="module" src="./main.tsx"></script>');
  writeFileSync(
    join(folder, 'main.tsx'),
    `import { createRoot } from 'react-dom/client'; import { App, Avatar, Button, ConfigProvider, Dropdown, Input, Layout, Menu } from 'antd';
     createRoot(document.getElementById('root')!).render(<ConfigProvider><App><Layout><Layout.Sider><Menu items={[]} /></Layout.Sider><Input /><Dropdown menu={{ items: [] }}><Button>Menu</Button></Dropdown><Avatar /></Layout></App></ConfigProvider>);`,
  );
  const out = join(folder, 'out');
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [react()],
    resolve: { alias: aliases() },
    build: { outDir: out, emptyOutDir: true },
  });
  const empty = weight(
    join(out, 'assets'),
    readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js')),
  );

  const login = weight(assets, closure(assets, scriptsOf('public.html')));
  const screens = JSON.parse(readFileSync(join(project, 'dist/web/screens.json'), 'utf8')) as Record<
    string,
    { files: string[] }
  >;
  const dashboard = screens['/dashboard']!.files.map((file) => basename(file)).filter((file) => file.endsWith('.js'));
  const first = weight(assets, closure(assets, [...scriptsOf('index.html'), ...dashboard]));
  const baseline = `an empty Ant Design frame (${Math.round(empty / 1000)} kB)`;
  report({
    measure: 'sign-in page, JavaScript gzipped',
    value: Math.round(login / 1000),
    unit: 'kB',
    baseline,
    ratio: login / empty,
    reach: '<= 0.7',
  });
  report({
    measure: 'first dashboard view, JavaScript gzipped',
    value: Math.round(first / 1000),
    unit: 'kB',
    baseline,
    ratio: first / empty,
    reach: '<= 1.6',
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The page is outside the project, so its packages need aliases. */
function aliases() {
  return ['react', 'react-dom', 'antd'].map((name) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: join(project, 'node_modules', name),
  }));
}
