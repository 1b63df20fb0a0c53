import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { features } from '#features/server.ts';
import { administers } from './auth/identity.ts';
import { proveAll } from './backup/prove.ts';
import { readBackup } from './backup/read.ts';
import { type FilesTarget, requireKnownVersion, restoreBackup, verifyBackup } from './backup/restore.ts';
import { count, describeBackup, formatSize, missingFilesText } from './backup/words.ts';
import { writeBackup } from './backup/write.ts';
import { ALLOW_LIST_USAGE, readAllowListRequest, turnAllowListOff } from './commands/allow-list-command.ts';
import { CLUSTER_USAGE, runClusterCommand } from './commands/cluster/cluster-command.ts';
import { FILES_USAGE, MoveStopped, moveAllFiles, readMoveOptions } from './commands/files-command.ts';
import { GROWTH_USAGE, growthLines } from './commands/growth-command.ts';
import { companiesText, MOVE_USAGE, readMoveRequest, runMoveRequest } from './commands/move-command.ts';
import { PROGRAM_USAGE, runProgramCommand } from './commands/program-command.ts';
import { runVerifier, usageOf } from './commands/verify-command.ts';
import { kernelSeals } from './company-moves/sealed-columns.ts';
import { readSigningKeys } from './company-moves/signing-keys.ts';
import { type Config, dataFolderOf, hasSecretSetting, loadConfig, PROJECT_FOLDER } from './config.ts';
import { Database } from './db/client.ts';
import { type Cluster, joinCluster, openCluster } from './db/cluster.ts';
import { requireMigrated } from './db/migrate.ts';
import { describePlace, filesFolder, openFileStorage, storesAt } from './object-storage/file-storage.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { StartError } from './start-error.ts';

const USAGE = `Usage:
  tandem backup [file or folder]   save everything in one file; Tandem can keep running
  tandem restore <file>            restore into an empty installation
  tandem verify                    check every company's audit log, ledger and checkpoints
  tandem verify <file>             check a backup without restoring it
${GROWTH_USAGE}
${FILES_USAGE}
${MOVE_USAGE}
${ALLOW_LIST_USAGE}
${CLUSTER_USAGE}
${PROGRAM_USAGE}`;

const interrupted = new AbortController();
const keptFiles = features.flatMap(({ keeps }) => keeps ?? []);
const proofs = features.flatMap(({ proves }) => proves ?? []);
/** Commands that check signed files: `verify-document` and others. */
const verifiers = new Map(features.flatMap(({ verifiesFiles = {} }) => Object.entries(verifiesFiles)));
const seals = [...kernelSeals, ...features.flatMap((feature) => feature.seals ?? [])];
const storageOf = (config: Config) => openFileStorage(config, outgoingOf(config));
const outgoingOf = ({ outgoingAllow }: Config) => createOutgoing({ allow: outgoingAllow });
const ownVersion = (): string =>
  (JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { version: string }).version;
/** The former secret opens a backup made before the secret was replaced. */
const secretsOf = ({ secret, secretBefore }: Config) => [secret, ...(secretBefore ? [secretBefore.text] : [])];

async function backup(target = '.'): Promise<void> {
  const at = new Date();
  const config = settings();
  const given = fromCaller(target);
  const name = `tandem-${at.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`;
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory();
  if (/[\\/]$/.test(target) && !isFolder) throw new StartError(`The folder ${given} does not exist: create it first.`);
  const path = isFolder ? join(given, name) : given;
  await beside(joinCluster, config, async ({ adminUrl }) => {
    const { manifest, size } = await writeBackup(
      {
        adminUrl,
        secret: config.secret,
        version: ownVersion(),
        stores: storageOf(config).stores,
        keptFiles,
        onProgress: progress,
      },
      path,
      interrupted.signal,
    );
    say(`Backup written to ${path}, ${formatSize(size)}.`);
    say(describeBackup(manifest));
    for (const line of missingFilesText(manifest)) say(line);
    say(
      `The backup does not contain the secret (TANDEM_SECRET, or the file secret in ${config.dataDir}). Store the secret in another place: without it, this backup cannot be restored.`,
    );
  });
}

async function restore(file: string): Promise<void> {
  const path = fromCaller(file);
  const config = settings();
  progress('reading the backup');
  const files = restoreTarget(config);
  const manifest = await verifyBackup(path, secretsOf(config), files);
  await beside(openCluster, config, async ({ adminUrl }) => {
    const { left, migrations } = await restoreBackup(
      path,
      manifest,
      { adminUrl, secrets: secretsOf(config), files, onProgress: progress },
      interrupted.signal,
    );
    say(`Restored from ${path}.`);
    say(describeBackup(manifest));
    for (const line of missingFilesText(manifest)) say(line);
    if (left.length > 0) say(`Left out, because Tandem has no such table: ${left.join(', ')}.`);
    if (migrations.length > 0) say(`Updated (${count(migrations.length, 'step')}).`);
    say(
      'Everyone has to sign in again. Messages that were waiting are sent when Tandem starts. Next: npx tandem verify',
    );
  });
}

function restoreTarget(config: Config): FilesTarget {
  const { store } = config.files;
  if (store === 'folder') return filesFolder(config);
  return { place: describePlace(store, config), stores: storesAt(store, config, outgoingOf(config)) };
}

async function verifyFile(file: string): Promise<void> {
  const path = fromCaller(file);
  progress('reading the backup');
  const secrets = hasSecretSetting(process.env) ? secretsOf(settings()) : undefined;
  const manifest = await readBackup(path, secrets, {}, interrupted.signal);
  say(`${path} is whole, ${formatSize(statSync(path).size)}.`);
  say(describeBackup(manifest));
  for (const line of missingFilesText(manifest)) say(line);
  say(
    secrets
      ? 'It was signed with the secret of this installation.'
      : 'There is no secret here, so its checksums were checked, but not its signature.',
  );
  requireKnownVersion(manifest);
}

/** The check stops at the first difference, because everything after it may differ. */
async function verify(): Promise<void> {
  const config = settings();
  await beside(joinCluster, config, async (cluster) => {
    await requireMigrated(cluster.adminUrl);
    let companies = 0;
    const means = { sealing: cluster.sealing, documents: storageOf(config).stores.documents };
    for await (const { company, proofs: its } of proveAll(cluster, means, proofs)) {
      const broken = its.find(({ difference }) => difference !== undefined);
      if (broken) throw new StartError(`${company}: ${broken.name}: ${broken.difference}.`);
      say(`${company}: ${its.map(({ name, extent }) => `${name} (${extent})`).join(', ')}: unchanged.`);
      companies += 1;
    }
    say(`${count(companies, 'company', 'companies')}, no difference.`);
  });
}

async function growth(): Promise<void> {
  const config = settings();
  await beside(joinCluster, config, async ({ adminUrl, systemUrl }) => {
    await requireMigrated(adminUrl);
    progress('measuring tables');
    for (const line of await growthLines({ systemUrl, dataDir: config.dataDir, now: new Date() })) say(line);
  });
}

async function moveFiles(args: readonly string[]): Promise<void> {
  const { to, isRemoving } = readMoveOptions(args);
  const config = settings();
  const means = { config, outgoing: outgoingOf(config), signal: interrupted.signal, progress };
  for (const line of await moveAllFiles({ to, isRemoving }, means)) say(line);
}

async function moveCompany(args: readonly string[]): Promise<void> {
  const request = readMoveRequest(args);
  const config = settings();
  await beside(joinCluster, config, async (cluster) => {
    await requireMigrated(cluster.adminUrl);
    await withSigningKeys(cluster);
    const { superAdminEmails, superAdminDomains } = config;
    const installation = {
      adminUrl: cluster.adminUrl,
      appUrl: cluster.appUrl,
      systemUrl: cluster.systemUrl,
      sealing: cluster.sealing,
      stores: storageOf(config).stores,
      keptFiles,
      seals,
      proofs,
      version: ownVersion(),
      outgoing: outgoingOf(config),
      administers: (email: string) => administers({ superAdminEmails, superAdminDomains }, email),
      signal: interrupted.signal,
      onProgress: progress,
    };
    await runMoveRequest(request, installation, say);
  });
}

/** A company that came from elsewhere takes along the keys that it brought. */
async function withSigningKeys({ systemUrl, sealing }: Cluster): Promise<void> {
  const system = new Database(systemUrl, 1);
  try {
    await readSigningKeys(system, sealing);
  } finally {
    await system.close();
  }
}

async function listCompanies(args: readonly string[]): Promise<void> {
  await beside(joinCluster, settings(), async ({ adminUrl }) => say(await companiesText(args, adminUrl)));
}

async function allowList(args: readonly string[]): Promise<void> {
  const company = readAllowListRequest(args);
  await beside(joinCluster, settings(), async ({ adminUrl }) => {
    await requireMigrated(adminUrl);
    await turnAllowListOff(company, adminUrl, say);
  });
}

async function beside(
  open: (config: Config, onProgress: (line: string) => void) => Promise<Cluster>,
  config: Config,
  work: (cluster: Cluster) => Promise<void>,
): Promise<void> {
  const cluster = await open(config, note);
  try {
    await work(cluster);
  } finally {
    await cluster.stop();
  }
}

/** @throws StartError instead of creating a secret, because a new one would not match existing data */
function settings(): Config {
  if (!hasSecretSetting(process.env))
    throw new StartError(
      `There is no secret: set TANDEM_SECRET, or set TANDEM_DATA_DIR to the folder with the file secret (${dataFolderOf(process.env)} has none).`,
    );
  return loadConfig(process.env);
}

/** Resolves a path relative to the folder where the command was typed; npm may change the folder but remembers it. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function say(line: string): void {
  progress('');
  console.log(line);
}

/** Prints errors, and rare messages about the installation. */
function note(line: string): void {
  progress('');
  console.error(line);
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line.slice(0, 100)}`);
}

const [command, ...rest] = process.argv.slice(2);
const [file] = rest;
const commands: Record<string, (() => Promise<void>) | undefined> = {
  backup: () => backup(file),
  restore: file === undefined ? undefined : () => restore(file),
  verify: file === undefined ? verify : () => verifyFile(file),
  growth: file === undefined ? growth : undefined,
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
const withOptions: Record<string, (() => Promise<void>) | undefined> = {
  files: () => moveFiles(rest),
  move: () => moveCompany(rest),
  companies: () => listCompanies(rest),
  'allow-list': () => allowList(rest),
  cluster: async () => say(runClusterCommand(rest, fromCaller)),
};
const run =
  withOptions[command ?? ''] ?? (rest.length > 1 || file?.startsWith('-') ? undefined : commands[command ?? '']);
const verifier = verifiers.get(command ?? '');
if (command === 'program') {
  const { env } = process;
  process.exitCode = await runProgramCommand({ args: rest, env, pathOf: fromCaller, say, complain: note, send: fetch });
} else if (verifier) {
  process.exitCode = await runVerifier(verifier, rest, { pathOf: fromCaller, say, complain: note });
} else if (run) {
  try {
    const envFile = join(PROJECT_FOLDER, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    await run();
  } catch (error) {
    progress('');
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
} else {
  console.error([USAGE, ...Array.from(verifiers, ([name, one]) => usageOf(name, one))].join('\n'));
  process.exitCode = 1;
}

function sentenceOf(error: unknown): string {
  if (error instanceof MoveStopped) return error.message;
  if (interrupted.signal.aborted) return 'Stopped. Nothing was changed.';
  if (error instanceof StartError) return error.message;
  const { code, message } = error as { code?: string; message: string };
  const reason =
    code === 'ECONNRESET' || message.startsWith('Connection terminated')
      ? `the database ended the connection. See its log (for Tandem's own database: ${join(dataFolderOf(process.env), 'postgres.log')}).`
      : message;
  return `The command failed, and nothing was changed: ${reason}`;
}
