import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OidcSettings, readOidcSettings } from './auth/oidc-settings.ts';
import { type NewcomerSettings, readNewcomerSettings } from './company/newcomer-settings.ts';
import type { ClusterConfig } from './db/cluster.ts';
import type { Secrets } from './db/root.ts';
import { type ConnectorSettings, readConnectorSettings } from './extension-points/connector-settings.ts';
import { makeFolders } from './folders.ts';
import { parseAllowEntry } from './outgoing/addresses.ts';
import { ECB_RATES_URL } from './ports/reference-rates.ts';
import { notWritable } from './postgres/folder-lock.ts';
import { type FileSettings, readFileSettings } from './settings/file-settings.ts';
import { type InboundSettings, readInboundSettings } from './settings/inbound-settings.ts';
import { type ModelSettings, readModelSettings } from './settings/language-model.ts';
import { type Observation, readObservation } from './settings/observation.ts';
import {
  type Environment,
  MAIL,
  POSTGRES,
  readChoice,
  readList,
  readSwitch,
  readUrl,
  WEB,
} from './settings/read-setting.ts';
import { StartError } from './start-error.ts';

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const REGISTRATIONS = ['open', 'first', 'closed'] as const;
const MODULES = ['everyone', 'super-admins'] as const;
const ROLES = ['all', 'web', 'worker'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The configuration without secrets, which are only used where the database is opened. */
export type Settings = Omit<Config, keyof Secrets>;

export type Config = ClusterConfig & {
  port: number;
  host: string;
  /** The public URL, without a trailing slash, for links in emails. */
  baseUrl: string;
  /** Other host names of the installation, `*.` before all below a name. If there are any, unknown names are refused. */
  hosts: string[];
  /** The token with which a proxy on another machine asks for which names it may get certificates; null for none. */
  proxyToken: string | null;
  /**
   * The URL for uploaded SCORM packages, whose scripts must reach neither the product nor each other: `*` is replaced
   * by a name of each company. Null means that packages do not run.
   */
  contentUrl: string | null;
  /** Whether a new database gets the demo program and its super admin. */
  demo: boolean;
  /** Email domains and addresses, in lower case, of the administrators of the whole installation. */
  superAdminDomains: string[];
  superAdminEmails: string[];
  /** Whether visitors can create an account and a company: always, only the first one, or never. */
  registration: (typeof REGISTRATIONS)[number];
  newcomers: NewcomerSettings;
  /** The audience for which the modules behind a flag start in a new installation. */
  modules: (typeof MODULES)[number];
  /** The SMTP server; without it, emails are saved in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The mailbox that is read; null for none. */
  inbound: InboundSettings | null;
  /** Where uploaded files are stored. */
  files: FileSettings;
  /** Whole months of the audit log that stay in the database in addition to the current one; null: all. */
  auditMonths: number | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The proxies that are trusted to report the client address; false for none. */
  trustProxy: false | string[];
  /** The number of database connections that requests share. */
  poolSize: number;
  /** The longest duration of a read statement, in milliseconds; 0 means no limit. */
  longestReadMs: number;
  /** Requests per minute and process; 0 means no limit. */
  requestsPerPerson: number;
  requestsPerCompany: number;
  /** The maximum number of open connections; 0 means no limit. */
  maxConnections: number;
  /** The token that a monitoring system sends to read `/metrics`; null: only this machine reads them. */
  metricsToken: string | null;
  observation: Observation;
  /** The URL of exchange rates, without a trailing slash; null means that they are not fetched. */
  ecbRatesUrl: string | null;
  /** Private hosts and networks to which features may send requests. */
  outgoingAllow: string[];
  /** The language model for AI steps; null for none. */
  model: ModelSettings | null;
  /** The external identity provider. */
  oidc: OidcSettings | null;
  /** The service that connects other systems for the whole installation; null for none. */
  connector: ConnectorSettings | null;
  /** Whether this process also runs jobs and schedules. */
  role: (typeof ROLES)[number];
};

export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const DEMO_SUPER_ADMIN = 'super@demo.tandem.test';

export const dataFolderOf = (env: Environment): string => resolve(PROJECT_FOLDER, env.TANDEM_DATA_DIR || '.data');

/** Whether a secret is set or stored, for commands that must not create one. */
export const hasSecretSetting = (env: Environment): boolean =>
  Boolean(env.TANDEM_SECRET) || existsSync(join(dataFolderOf(env), 'secret'));

/** Reads and checks all settings; a StartError names the first wrong one. `.env.example` explains each. */
export function loadConfig(env: Environment): Config {
  const port = readPort(env);
  const demo = readSwitch(env, 'TANDEM_DEMO', true);
  const dataDir = dataFolderOf(env);
  const databaseUrl = readUrl(env, 'DATABASE_URL', POSTGRES);
  const databaseAppUrl = readUrl(env, 'DATABASE_APP_URL', POSTGRES);
  const databaseSystemUrl = readUrl(env, 'DATABASE_SYSTEM_URL', POSTGRES);
  const databaseReplicaUrl = readUrl(env, 'DATABASE_REPLICA_URL', POSTGRES);
  if (databaseReplicaUrl && !databaseUrl)
    throw new StartError('DATABASE_REPLICA_URL works only together with DATABASE_URL, the address of the leader.');
  if (!databaseAppUrl !== !databaseSystemUrl || (databaseAppUrl && !databaseUrl)) {
    throw new StartError(
      'DATABASE_APP_URL and DATABASE_SYSTEM_URL work only together with DATABASE_URL: set all three, or only DATABASE_URL.',
    );
  }
  const baseUrl = readUrl(env, 'TANDEM_BASE_URL', WEB)?.replace(/(?<!\/)\/+$/, '') ?? `http://localhost:${port}`;
  return {
    port,
    host: env.HOST || 'localhost',
    baseUrl,
    hosts: readList(
      env,
      'TANDEM_HOSTS',
      /^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/,
      'host names such as partners.example.net or *.partners.example.com',
    ),
    proxyToken: readToken(env, 'TANDEM_PROXY_TOKEN'),
    contentUrl: readContentUrl(env, baseUrl),
    databaseUrl,
    databaseAppUrl,
    databaseSystemUrl,
    databaseReplicaUrl,
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
    registration: readChoice(env, 'TANDEM_REGISTRATION', REGISTRATIONS),
    newcomers: readNewcomerSettings(env),
    modules: readChoice(env, 'TANDEM_MODULES', MODULES),
    smtpUrl: readUrl(env, 'SMTP_URL', MAIL),
    mailFrom: readSender(env),
    inbound: readInboundSettings(env),
    files: readFileSettings(env),
    auditMonths: readAuditMonths(env),
    logLevel: readLogLevel(env),
    trustProxy: readProxies(env),
    poolSize: readPoolSize(env),
    longestReadMs: readSeconds(env) * 1_000,
    requestsPerPerson: readBudget(env, 'TANDEM_REQUESTS_PER_PERSON', 100_000),
    requestsPerCompany: readBudget(env, 'TANDEM_REQUESTS_PER_COMPANY', 200_000),
    maxConnections: readConnections(env),
    metricsToken: readToken(env, 'TANDEM_METRICS_TOKEN'),
    observation: readObservation(env),
    ecbRatesUrl: readRatesUrl(env),
    outgoingAllow: readOutgoingAllow(env),
    model: readModelSettings(env),
    oidc: readOidcSettings(env),
    connector: readConnectorSettings(env),
    role: readRole(env),
    // The secrets come last, because reading them may write a file, which must not remain when another setting is
    // wrong.
    dataDir,
    ...readSecrets(env, dataDir),
  };
}

/**
 * Without a `*`, the name of each company goes before the host name. On the local machine no setting is needed, because
 * browsers resolve every name that ends with `.localhost`.
 */
function readContentUrl(env: Environment, baseUrl: string): string | null {
  const given = readUrl(env, 'TANDEM_CONTENT_URL', WEB)?.replace(/(?<!\/)\/+$/, '');
  const base = new URL(baseUrl);
  if (!given) {
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
    return isHere ? `${base.protocol}//*.localhost${base.port && `:${base.port}`}` : null;
  }
  const { protocol, hostname, host } = new URL(given);
  const name = hostname.replace(/^\*\./, '');
  if (name.includes('*') || name.startsWith('[') || isIP(name) !== 0) {
    throw new StartError(
      `TANDEM_CONTENT_URL is "${given}": set it to an address whose host name begins with "*.", such as https://*.content.example.com.`,
    );
  }
  if ((base.hostname === name && name !== 'localhost') || base.hostname.endsWith(`.${name}`)) {
    throw new StartError(
      'TANDEM_CONTENT_URL includes the address of the product: set it to names of their own, such as https://*.content.example.com.',
    );
  }
  return `${protocol}//*.${host.replace(/^\*\./, '')}`;
}

/** Settings of former releases with what to do; the page about upgrades names each. Ignoring them could do harm. */
export const RETIRED_SETTINGS: Readonly<Record<string, string>> = {
  TANDEM_WORKER:
    'was replaced by TANDEM_ROLE: set TANDEM_ROLE=web for a server that runs no jobs, or remove the setting.',
};

function readRole(env: Environment): Config['role'] {
  for (const [name, advice] of Object.entries(RETIRED_SETTINGS))
    if (env[name]) throw new StartError(`${name} ${advice}`);
  return readChoice(env, 'TANDEM_ROLE', ROLES);
}

function readPort(env: Environment): number {
  const text = env.PORT || '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT is "${text}": set it to a number from 0 to 65535, such as 3000.`);
}

function readSender(env: Environment): string {
  const text = env.MAIL_FROM || 'Tandem <tandem@localhost>';
  if (/^([^<>]*<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/.test(text)) return text;
  throw new StartError(`MAIL_FROM is "${text}": set it to an address such as Tandem <partners@example.com>.`);
}

/** The token can be guessed without a limit, so it must be long. */
function readToken(env: Environment, name: string): string | null {
  const token = env[name] || null;
  if (token === null || /^[\x21-\x7e]{24,}$/.test(token)) return token;
  throw new StartError(
    `${name} is shorter than 24 characters or contains spaces: set it to the output of "openssl rand -hex 32".`,
  );
}

/** Undoing imports, trials of automations and checkpoints read the log of the last months. */
function readAuditMonths(env: Environment): number | null {
  const text = env.AUDIT_MONTHS_IN_DATABASE;
  if (!text) return null;
  if (/^\d{2,4}$/.test(text) && Number(text) >= 13) return Number(text);
  throw new StartError(
    `AUDIT_MONTHS_IN_DATABASE is "${text}": set it to a number of months of at least 13, or leave it empty to keep the whole audit log in the database.`,
  );
}

/** Link-local networks are rejected, because cloud platforms answer there with credentials. */
function readOutgoingAllow(env: Environment): string[] {
  const entries = readList(env, 'TANDEM_OUTGOING_ALLOW', /./, 'hosts');
  const wrong = entries.find((entry) => !parseAllowEntry(entry));
  if (!wrong) return entries;
  throw new StartError(
    `TANDEM_OUTGOING_ALLOW contains "${wrong}": set it to hosts such as chat.internal:8443, origins such as http://localhost:9000, or private networks such as 10.20.0.0/16, separated by commas.`,
  );
}

/** Exchange rates decide about money, so they need HTTPS, except from the local machine. */
function readRatesUrl(env: Environment): string | null {
  const text = env.TANDEM_ECB_RATES_URL || ECB_RATES_URL;
  if (text === '0') return null;
  const url = URL.parse(text);
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
  if (isSafe && !/[?#@]/.test(text)) return text.replace(/(?<!\/)\/+$/, '');
  throw new StartError(
    `TANDEM_ECB_RATES_URL is not a valid address: write it like ${ECB_RATES_URL}, or 0 to fetch nothing.`,
  );
}

function readLogLevel(env: Environment): Config['logLevel'] {
  const text = env.TANDEM_LOG_LEVEL || 'info';
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new StartError(`TANDEM_LOG_LEVEL is "${text}": set it to one of ${LOG_LEVELS.join(', ')}.`);
}

/** Trusting every proxy would let clients choose their own address and so bypass the rate limits. */
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
    `TANDEM_TRUST_PROXY contains "${wrong}": set it to addresses such as 10.0.0.0/8, or ${NETWORKS.join(', ')}, separated by commas.`,
  );
}

/** Whether a text is an address, or a network with its prefix length. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

/**
 * More connections than cores: a connection that commits waits for the disk, and others work in the meantime
 * (docs/decisions/0026).
 */
function readPoolSize(env: Environment): number {
  const text = env.TANDEM_POOL_SIZE || String(Math.min(Math.max(availableParallelism() * 6, 8), 16));
  const size = Number(text);
  if (/^\d+$/.test(text) && size >= 1 && size <= 100) return size;
  throw new StartError(`TANDEM_POOL_SIZE is "${text}": set it to a number from 1 to 100, such as 12.`);
}

/** The default is enough for every screen of a large company and short enough that no query blocks the processors. */
function readSeconds(env: Environment): number {
  const text = env.TANDEM_READ_SECONDS || '20';
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new StartError(
    `TANDEM_READ_SECONDS is "${text}": set it to a number of seconds, such as 20, or 0 for no limit.`,
  );
}

/** A screen sends four requests when opened, ten in a new tab, so a thousand a second is a runaway loop. */
function readBudget(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StartError(
    `${name} is "${text}": set it to a number of requests a minute, such as ${fallback}, or 0 for no limit.`,
  );
}

/** Each open screen holds one connection for live updates. */
function readConnections(env: Environment): number {
  const text = env.TANDEM_MAX_CONNECTIONS || '5000';
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new StartError(
    `TANDEM_MAX_CONNECTIONS is "${text}": set it to a number of connections, such as 5000, or 0 for no limit.`,
  );
}

/**
 * The secret is set or stored in the data folder, and so is the former one. To change the secret, set a new one, or
 * rename the stored file so that a new one is created.
 */
function readSecrets(env: Environment, dataDir: string): Secrets {
  const given = env.TANDEM_SECRET;
  if (given && given.trim().length < 32) {
    throw new StartError(
      'TANDEM_SECRET is shorter than 32 characters: set it to a random text, such as the output of "openssl rand -hex 32".',
    );
  }
  const secret = given || storedSecret(dataDir);
  const before = env.TANDEM_SECRET_BEFORE;
  if (before) return { secret, secretBefore: { text: before, place: 'TANDEM_SECRET_BEFORE', isMeant: true } };
  for (const name of ['secret.before', ...(given ? ['secret'] : [])]) {
    const file = join(dataDir, name);
    const text = readOptional(file);
    if (text) return { secret, secretBefore: { text, place: `the file ${file}`, isMeant: name !== 'secret' } };
  }
  return { secret, secretBefore: undefined };
}

/** Several servers on one database need the same secret. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    makeFolders(dataDir);
    // Fails if the file exists, so that two simultaneous first starts cannot each create a secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw notWritable(dataDir, error);
  }
  return readKeptSecret(dataDir, file);
}

/** The former secret is only tried and may not match, because it may belong to another database in the same folder. */
function readOptional(file: string): string | undefined {
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
    // The file belongs to another user, or the folder is a file.
    throw notWritable(dataDir, error);
  }
  if (secret.length >= 32) return secret;
  throw new StartError(`The secret in ${file} is incomplete: restore the file from a backup, or set TANDEM_SECRET.`);
}
