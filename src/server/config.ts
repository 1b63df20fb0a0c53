import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OidcSettings, readOidcSettings } from './auth/oidc-settings.ts';
import type { ClusterConfig } from './db/cluster.ts';
import type { Secrets } from './db/root.ts';
import { makeFolders } from './folders.ts';
import { type Observation, readObservation } from './observation.ts';
import { ECB_RATES_URL } from './ports/reference-rates.ts';
import { notWritable } from './postgres/folder-lock.ts';
import { StartError } from './start-error.ts';

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const REGISTRATIONS = ['open', 'first', 'closed'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the product may know of its configuration: the secrets end where the database is opened. */
export type Settings = Omit<Config, keyof Secrets>;

export type Config = ClusterConfig & {
  port: number;
  host: string;
  /** The address people use, without a slash at its end: for links in mails. */
  baseUrl: string;
  /** Whether a new database gets the demo programme, and its super admin is one. */
  demo: boolean;
  /** Lower case. Addresses of these domains, and these addresses, administer the whole installation. */
  superAdminDomains: string[];
  superAdminEmails: string[];
  /** Whether strangers may make an account and a company of their own: always, only the first of all, or never. */
  registration: (typeof REGISTRATIONS)[number];
  /** Without it, mails stay in the outbox that the app shows. */
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Which proxies may say who the client is, by address, network or name; false for none. */
  trustProxy: false | string[];
  /** Connections that requests share. */
  poolSize: number;
  /** What a person or program waits for one statement of a question; 0: for as long as it takes. */
  longestReadMs: number;
  /** In a minute, of one process; 0: as many as they like. */
  requestsPerPerson: number;
  requestsPerCompany: number;
  /** How many the server holds at once; 0: as many as there are. */
  maxConnections: number;
  observation: Observation;
  /** Where exchange rates are fetched from, without a slash at its end; null: nowhere. */
  ecbRatesUrl: string | null;
  /** Who proves people's identity instead of a password here. */
  oidc: OidcSettings | null;
  /** Whether this process also runs jobs and schedules. */
  worker: boolean;
};

type Environment = Record<string, string | undefined>;

export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const DEMO_SUPER_ADMIN = 'super@demo.tandem.test';

export const dataFolderOf = (env: Environment): string => resolve(PROJECT_FOLDER, env.TANDEM_DATA_DIR || '.data');

/** Whether a secret is given or kept, for whoever must not make one: a new one fits nothing there is. */
export const hasSecret = (env: Environment): boolean =>
  Boolean(env.TANDEM_SECRET) || existsSync(join(dataFolderOf(env), 'secret'));

/** Reads and checks every setting once; the first wrong one is named in a StartError. `.env.example` explains each. */
export function loadConfig(env: Environment): Config {
  const port = readPort(env);
  const demo = readSwitch(env, 'TANDEM_DEMO', true);
  const dataDir = dataFolderOf(env);
  const databaseUrl = readUrl(env, 'DATABASE_URL', POSTGRES);
  const databaseAppUrl = readUrl(env, 'DATABASE_APP_URL', POSTGRES);
  const databaseSystemUrl = readUrl(env, 'DATABASE_SYSTEM_URL', POSTGRES);
  if (!databaseAppUrl !== !databaseSystemUrl || (databaseAppUrl && !databaseUrl)) {
    throw new StartError(
      'DATABASE_APP_URL and DATABASE_SYSTEM_URL work only together and beside DATABASE_URL: give all three, or DATABASE_URL alone.',
    );
  }
  return {
    port,
    host: env.HOST || 'localhost',
    baseUrl: readUrl(env, 'TANDEM_BASE_URL', WEB)?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    databaseUrl,
    databaseAppUrl,
    databaseSystemUrl,
    demo,
    superAdminDomains: readList(
      env,
      'TANDEM_SUPER_ADMIN_DOMAINS',
      /^[a-z0-9.-]+\.[a-z0-9-]+$/,
      'domains such as example.com',
    ),
    superAdminEmails: [
      ...readList(env, 'TANDEM_SUPER_ADMIN_EMAILS', /^[^@\s]+@[^@\s]+$/, 'addresses such as ann@example.com'),
      ...(demo ? [DEMO_SUPER_ADMIN] : []),
    ],
    registration: readRegistration(env),
    smtpUrl: readUrl(env, 'SMTP_URL', MAIL),
    mailFrom: readSender(env),
    logLevel: readLogLevel(env),
    trustProxy: readProxies(env),
    poolSize: readPoolSize(env),
    longestReadMs: readSeconds(env) * 1_000,
    requestsPerPerson: readBudget(env, 'TANDEM_REQUESTS_PER_PERSON', 100_000),
    requestsPerCompany: readBudget(env, 'TANDEM_REQUESTS_PER_COMPANY', 200_000),
    maxConnections: readConnections(env),
    observation: readObservation(env),
    ecbRatesUrl: readRatesUrl(env),
    oidc: readOidcSettings(env),
    worker: readSwitch(env, 'TANDEM_WORKER', true),
    // Last, because it writes: nothing is left behind when another setting is wrong.
    dataDir,
    ...readSecrets(env, dataDir),
  };
}

interface AddressKind {
  protocols: string[];
  example: string;
  /** Others are made by adding paths to it, and ours begin at its root. */
  isBare?: boolean;
}
const POSTGRES = { protocols: ['postgres:', 'postgresql:'], example: 'postgresql://user:password@host:5432/tandem' };
const WEB = { protocols: ['http:', 'https:'], example: 'https://partners.example.com', isBare: true };
const MAIL = { protocols: ['smtp:', 'smtps:'], example: 'smtps://user:password@mail.example.com:465' };

function readPort(env: Environment): number {
  const text = env.PORT || '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT is "${text}": give a number from 0 to 65535, such as 3000.`);
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (!text) return fallback;
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new StartError(`${name} is "${text}": give 1 or 0.`);
}

/** The value may hold a password, so the message repeats none of it. */
function readUrl(env: Environment, name: string, kind: AddressKind): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  const isOnlyAHost = url !== null && !/[?#@]/.test(text) && !/[^/]/.test(url.pathname);
  if (url && kind.protocols.includes(url.protocol) && (isOnlyAHost || !kind.isBare)) return text;
  const more = kind.isBare ? '' : ', with special characters in the password percent-encoded';
  throw new StartError(`${name} is not an address of the right form: write it like ${kind.example}${more}.`);
}

function readList(env: Environment, name: string, pattern: RegExp, wanted: string): string[] {
  const entries = (env[name] ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  const wrong = entries.find((entry) => !pattern.test(entry));
  if (wrong) throw new StartError(`${name} contains "${wrong}": give ${wanted}, separated by commas.`);
  return entries;
}

function readRegistration(env: Environment): Config['registration'] {
  const text = env.TANDEM_REGISTRATION || 'open';
  const known = REGISTRATIONS.find((each) => each === text);
  if (known) return known;
  throw new StartError(`TANDEM_REGISTRATION is "${text}": give one of ${REGISTRATIONS.join(', ')}.`);
}

function readSender(env: Environment): string {
  const text = env.MAIL_FROM || 'Tandem <tandem@localhost>';
  if (/^([^<>]*<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/.test(text)) return text;
  throw new StartError(`MAIL_FROM is "${text}": give an address such as Tandem <partners@example.com>.`);
}

/** Rates decide about money: nobody on the way may write others, so without HTTPS only from this machine. */
function readRatesUrl(env: Environment): string | null {
  const text = env.TANDEM_ECB_RATES_URL || ECB_RATES_URL;
  if (text === '0') return null;
  const url = URL.parse(text);
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
  if (isSafe && !/[?#@]/.test(text)) return text.replace(/\/+$/, '');
  throw new StartError(
    `TANDEM_ECB_RATES_URL is not an address of the right form: write it like ${ECB_RATES_URL}, or 0 to fetch nothing.`,
  );
}

function readLogLevel(env: Environment): Config['logLevel'] {
  const text = env.TANDEM_LOG_LEVEL || 'info';
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new StartError(`TANDEM_LOG_LEVEL is "${text}": give one of ${LOG_LEVELS.join(', ')}.`);
}

/** Believing every proxy would let clients choose their own address and so pass the rate limits. */
function readProxies(env: Environment): Config['trustProxy'] {
  const entries = (env.TANDEM_TRUST_PROXY ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return ['loopback'];
  if (entries.join() === '0') return false;
  const wrong = entries.find((entry) => !NETWORKS.includes(entry) && !isNetwork(entry));
  if (!wrong) return entries;
  throw new StartError(
    `TANDEM_TRUST_PROXY contains "${wrong}": give addresses such as 10.0.0.0/8, or ${NETWORKS.join(', ')}, separated by commas.`,
  );
}

/** An address, or one with the bits that its network has in common. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

/** More than the cores: a connection that commits waits for the disk, and others work meanwhile (docs/decisions/0026). */
function readPoolSize(env: Environment): number {
  const text = env.TANDEM_POOL_SIZE || String(Math.min(Math.max(availableParallelism() * 6, 8), 16));
  const size = Number(text);
  if (/^\d+$/.test(text) && size >= 1 && size <= 100) return size;
  throw new StartError(`TANDEM_POOL_SIZE is "${text}": give a number from 1 to 100, such as 12.`);
}

/** Enough for whatever a screen asks of a large company; short enough that nobody's question holds the processors. */
function readSeconds(env: Environment): number {
  const text = env.TANDEM_READ_SECONDS || '20';
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new StartError(`TANDEM_READ_SECONDS is "${text}": give a number of seconds, such as 20, or 0 for no limit.`);
}

/** A screen asks four times when it is opened, ten with a new tab: what asks a thousand times a second is a loop run wild. */
function readBudget(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StartError(
    `${name} is "${text}": give a number of requests a minute, such as ${fallback}, or 0 for no limit.`,
  );
}

/** Each open screen holds one for live updates. */
function readConnections(env: Environment): number {
  const text = env.TANDEM_MAX_CONNECTIONS || '5000';
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new StartError(
    `TANDEM_MAX_CONNECTIONS is "${text}": give a number of connections, such as 5000, or 0 for no limit.`,
  );
}

/**
 * The secret is given, or kept in the data folder. So is the one it is exchanged for: an operator who begins to give one, or
 * renames the kept one so that a new one is made, need say nothing else.
 */
function readSecrets(env: Environment, dataDir: string): Secrets {
  const given = env.TANDEM_SECRET;
  if (given && given.trim().length < 32) {
    throw new StartError(
      'TANDEM_SECRET is shorter than 32 characters: give a random text, such as the output of "openssl rand -hex 32".',
    );
  }
  const secret = given || keptSecret(dataDir);
  const before = env.TANDEM_SECRET_BEFORE;
  if (before) return { secret, secretBefore: { text: before, place: 'TANDEM_SECRET_BEFORE', isMeant: true } };
  for (const name of ['secret.before', ...(given ? ['secret'] : [])]) {
    const file = join(dataDir, name);
    const text = readIfThere(file);
    if (text) return { secret, secretBefore: { text, place: `the file ${file}`, isMeant: name !== 'secret' } };
  }
  return { secret, secretBefore: undefined };
}

/** Several servers on one database need the same one. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    makeFolders(dataDir);
    // Fails when the file exists, so two first starts cannot each keep a secret of their own.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw notWritable(dataDir, error);
  }
  return readKeptSecret(dataDir, file);
}

/** It is only tried, and may be of no use at all: the file of another database in the same folder. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function readKeptSecret(dataDir: string, file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    // Somebody else's, or the folder is a file.
    throw notWritable(dataDir, error);
  }
  if (secret.length >= 32) return secret;
  throw new StartError(`The secret in ${file} is incomplete: restore the file from a backup, or give TANDEM_SECRET.`);
}
