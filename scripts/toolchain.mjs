// The shared code of the npm scripts. It runs on the machine's own Node (20.19 or newer) before anything is installed,
// so it uses only Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { uploadSourceMaps } from './sourcemaps.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
/** The compiled form of the source is cached, which saves a third of the next start. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');
const BIN = join(ROOT, 'node_modules', '.bin');
const NODE = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Ends the script with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Installs the dependencies of the lockfile, including the project's Node, if they are missing. Those that only tests and
 * checks need are left out unless `forTests` asks for them: a first start installs a fifth fewer files.
 */
export function prepare({ forTests = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `This is Node ${process.versions.node}, and Tandem needs 20.19 or newer to start: install a current version from nodejs.org.`,
    );
  }
  if (!isInstalled(forTests)) install(forTests);
  if (!existsSync(NODE)) {
    fail(
      'The Node that Tandem runs on was not installed: remove node_modules and run npm ci without --ignore-scripts.',
    );
  }
}

/** Installs the versions of the lockfile, whose checksums npm compares. */
function install(forTests) {
  requireWritable('to install what it needs', 'node_modules');
  // Messages go to standard error, because standard output may contain data (npm run rate).
  console.error('Installing dependencies (a minute or two at the first start).');
  if (npm(['ci', ...(forTests ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    fail(
      'The dependencies could not be installed as package-lock.json lists them. See the npm messages above; then run npm ci.',
    );
  }
}

function npm(args) {
  const script = process.env.npm_execpath;
  const [command, ...before] = script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
  return spawnSync(command, [...before, ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] }).status;
}

/**
 * Whether node_modules matches the lockfile, by content, because the age of files means nothing after a git checkout.
 */
function isInstalled(forTests) {
  const wanted = readJson(join(ROOT, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || (dev && !forTests) || optional || devOptional || present[path]?.version === version,
  );
}

/** The environment of a program that runs on the project's Node and uses the project's tools. */
export function environment(extra = {}) {
  // Threads for name lookups, passwords and files: a name server that does not answer holds one for seconds.
  return { UV_THREADPOOL_SIZE: '16', ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a tool of the project to its end, or stops it after `timeout` milliseconds or by `signal`; resolves with its exit
 * code, output and seconds. A lower priority is a higher number.
 */
export function runTool(tool, args, { env = {}, show = false, priority, timeout, signal } = {}) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(join(BIN, tool), args, {
      cwd: ROOT,
      env: environment(env),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout,
      signal,
    });
    if (priority && child.pid) setPriority(child.pid, priority);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const end = (code) => resolve({ code, output: output.trim(), seconds: (Date.now() - start) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code, signal) => {
      if (signal)
        output += `\n${tool} was stopped by ${signal}${timeout ? `, after ${timeout / 1000} s at the latest` : ''}.`;
      end(signal ? 1 : code);
    });
  });
}

/**
 * Starts a program in the foreground, in its own process group: on Ctrl-C the terminal signals npm and this script,
 * which pass it on to the program once.
 */
export function spawnServer([tool, args, env], ...channels) {
  const child = spawn(join(BIN, tool), args, {
    cwd: ROOT,
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit', ...channels],
    detached: true,
  });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve({ code: 1 }));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  return {
    ended,
    pass: (signal) => child.exitCode === null && child.kill(signal),
    /** Receives what the server sends over the channel, if it has one. */
    onMessage: (receive) => void child.on('message', receive),
    /** Sends to the server over the channel, unless it has ended. */
    send: (message) => void (child.connected && child.send(message, () => {})),
  };
}

/** Calls `stop` once for each stop signal, and when the process that started this one has ended. */
export function onStop(stop) {
  let lastSignal = 0;
  const pass = (signal) => {
    if (Date.now() - lastSignal < 500) return;
    lastSignal = Date.now();
    stop(signal);
  };
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  process.on('SIGHUP', () => pass('SIGTERM'));
  // npm may end without passing a signal on, and then nothing else would stop the server.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && pass('SIGTERM'), 1000).unref();
}

/** Runs programs until one of them ends, then ends the others. */
export async function runServers(commands) {
  const servers = commands.map((command) => spawnServer(command));
  const pass = (signal) => {
    for (const server of servers) server.pass(signal);
  };
  onStop(pass);
  const { code } = await Promise.race(servers.map(({ ended }) => ended));
  pass('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  return code ?? 1;
}

const BUILD_RECORD = join(ROOT, 'dist', 'inputs.txt');
const BUILD_INPUTS = [
  'index.html',
  'public.html',
  'vite.config.ts',
  'vite.site.config.ts',
  'vite.embed.config.ts',
  'vite.compressed.ts',
  'vite.sourcemaps.ts',
  'package-lock.json',
  'tsconfig.json',
  'src/web',
  'src/shared',
  'src/features',
  // The developers screen shows them.
  'docs/guide/api.md',
  'docs/guide/deal-exchange.md',
  'docs/guide/mcp.md',
];

/**
 * Builds the web app unless the last build was made of the very same files, and uploads the source maps where the
 * operator wants them. Resolves with the failure's output, or nothing; a failed upload is only a warning.
 */
export async function build({ priority, signal } = {}) {
  const settings = { ...settingsOf(join(ROOT, '.env')), ...process.env };
  const wantsMaps = Boolean(settings.TANDEM_ERROR_REPORTING_DSN && settings.TANDEM_ERROR_REPORTING_TOKEN);
  const failure = await buildApp({ priority, signal }, wantsMaps);
  if (failure || !wantsMaps) return failure;
  const warning = await uploadSourceMaps({ folder: MAPS, env: settings });
  if (warning) console.error(warning);
  return undefined;
}

/** The settings of a file, without changing the environment of the programs that are started. */
const settingsOf = (file) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

const MAPS = join(ROOT, 'dist', 'maps');

async function buildApp(run, wantsMaps) {
  const inputs = `${hashOf(BUILD_INPUTS)}${wantsMaps ? ' with maps' : ''}`;
  if (existsSync(BUILD_RECORD) && readFileSync(BUILD_RECORD, 'utf8') === inputs) return undefined;
  requireWritable('to build the web app', 'dist', 'node_modules');
  console.log('Building the web app.');
  rmSync(MAPS, { recursive: true, force: true });
  const site = ['--config', 'vite.site.config.ts'];
  const embed = ['--config', 'vite.embed.config.ts'];
  // The build has no use for the token, so no plugin can put it anywhere.
  const env = { TANDEM_SOURCE_MAPS: wantsMaps ? '1' : '', TANDEM_ERROR_REPORTING_TOKEN: '' };
  for (const further of [[], embed, site, [...site, '--ssr', 'src/web/site/render.tsx']]) {
    const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn', ...further], { ...run, env });
    if (code !== 0) return output || 'vite build failed';
  }
  noteBuilt(inputs);
  return undefined;
}

/** Notes what the build in `dist` was made of. */
export function noteBuilt(inputs = hashOf(BUILD_INPUTS)) {
  mkdirSync(dirname(BUILD_RECORD), { recursive: true });
  writeFileSync(BUILD_RECORD, inputs);
}

/** Reports a checkout of another user at once, before something fails to write there. */
function requireWritable(purpose, ...folders) {
  for (const folder of ['.', ...folders].map((name) => join(ROOT, name)).filter((path) => existsSync(path))) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      fail(
        `The folder ${folder} is not writable ${purpose}: start as the user who owns it, or make this user its owner.`,
      );
    }
  }
}

/** The hash of all files below these paths, except tests and, unless asked for, folders of the server. */
export function hashOf(paths, { server = false } = {}) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path), server))) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(path, server) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => (server || name !== 'server') && !name.endsWith('.test.ts') && !name.endsWith('.test.tsx'))
    .sort()
    .flatMap((name) => filesUnder(join(path, name), server));
}

export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
