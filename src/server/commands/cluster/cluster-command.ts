import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import {
  type ClusterDescription,
  type ClusterSecrets,
  certifiedNames,
  clusterFiles,
  type Member,
  problemsOf,
  type Server,
} from './cluster-files.ts';

export const CLUSTER_USAGE = `  tandem cluster <description> <folder> [--restore-to <moment>]
      write the configuration of every machine of a cluster; see docs/guide/high-availability.md`;

const SECRETS = ['superuser', 'replication', 'rewind', 'tandem', 'backup', 'secret'] as const;
const DAYS = '3650';

/** @throws StartError with what is wrong */
export function runClusterCommand(args: readonly string[], pathOf: (path: string) => string): string {
  const [description, folder, option, restoreTo, ...more] = args;
  const isOption = option === undefined || (option === '--restore-to' && restoreTo !== undefined);
  if (!description || !folder || !isOption || more.length > 0) throw new StartError(`Usage:\n${CLUSTER_USAGE}`);
  configure(readDescription(pathOf(description)), pathOf(folder), { restoreTo });
  return `Each machine has its own folder in ${folder}. Copy it to /etc/tandem-cluster there. Keep ca.key and secrets.json in a safe place.`;
}

function readDescription(path: string): ClusterDescription {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterDescription;
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}.`);
  }
}

/**
 * Writes the files of every machine. Passwords and certificates that the folder has already are kept, so a machine can be
 * added later.
 * @throws StartError with one sentence for each problem of the description
 */
export function configure(
  cluster: ClusterDescription,
  folder: string,
  { restoreTo }: { restoreTo?: string } = {},
): void {
  const problems = problemsOf(cluster);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const moment = restoreTo === undefined ? undefined : momentOf(restoreTo);
  if (moment && !cluster.backup) throw new StartError('The description has no backup to restore from.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secrets = secretsIn(folder);
  createAuthority(folder);
  for (const [path, text] of Object.entries(clusterFiles(cluster, secrets, moment))) write(join(folder, path), text);
  for (const machine of [...cluster.members, ...cluster.servers]) certify(folder, machine);
}

/** A moment as pgBackRest reads it; it becomes a part of a command. */
function momentOf(text: string): string {
  const at = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)$/.test(text)
    ? new Date(text.replace(/([+-]\d\d)$/, '$1:00'))
    : undefined;
  if (!at || Number.isNaN(at.getTime()))
    throw new StartError(
      `--restore-to is "${text}": give a moment with its time zone, such as "2026-11-30 14:05:00+00".`,
    );
  return at.toISOString().replace('T', ' ').replace('Z', '+00');
}

function secretsIn(folder: string): ClusterSecrets {
  const file = join(folder, 'secrets.json');
  const stored = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Partial<ClusterSecrets>;
  const secretOf = (name: keyof ClusterSecrets) => stored[name] ?? randomBytes(24).toString('hex');
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, secretOf(name)])) as ClusterSecrets;
  write(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Only the owner can read what is written, because most files have a password. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, file.endsWith('.sh') ? 0o700 : 0o600);
}

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
const KEY = ['ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out'];

function createAuthority(folder: string): void {
  const key = join(folder, 'ca.key');
  const certificate = join(folder, 'ca.pem');
  if (existsSync(certificate)) return;
  openssl(...KEY, key);
  openssl('req', '-x509', '-new', '-key', key, '-days', DAYS, '-subj', '/CN=Tandem cluster', '-out', certificate);
  chmodSync(key, 0o600);
}

/** One certificate for both directions: machines of a cluster are servers and clients of each other. */
function certify(folder: string, machine: Member | Server): void {
  const own = join(folder, machine.name);
  writeFileSync(join(own, 'ca.pem'), readFileSync(join(folder, 'ca.pem')));
  const fileOf = (ending: string) => join(own, `machine.${ending}`);
  const key = fileOf('key');
  const certificate = fileOf('pem');
  const request = fileOf('csr');
  const extensions = fileOf('ext');
  if (existsSync(certificate)) return;
  const names = certifiedNames(machine).map((name) => `${isIP(name) ? 'IP' : 'DNS'}:${name}`);
  write(extensions, `subjectAltName=${names.join(',')}\nextendedKeyUsage=serverAuth,clientAuth\n`);
  openssl(...KEY, key);
  openssl('req', '-new', '-key', key, '-subj', `/CN=${machine.name}`, '-out', request);
  const authority = ['-CA', join(folder, 'ca.pem'), '-CAkey', join(folder, 'ca.key'), '-CAcreateserial'];
  openssl('x509', '-req', '-in', request, ...authority, '-days', DAYS, '-extfile', extensions, '-out', certificate);
  chmodSync(key, 0o600);
  for (const file of [request, extensions]) rmSync(file);
}
