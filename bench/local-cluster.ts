import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { configure } from '../src/server/commands/cluster/cluster-command.ts';
import type { ClusterDescription } from '../src/server/commands/cluster/cluster-files.ts';
import { startBackupBucket } from './backup-bucket.ts';

/** Debian's packages, and what each of them brings. */
const NEEDED: Record<string, string> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  etcdctl: 'etcd-client',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
  openssl: 'openssl',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
};
const READY_MS = 90_000;
const MEMBERS = ['db1', 'db2', 'db3'] as const;
const BUCKET = 'tandem-backups';
/** These programs must not block this process, which serves the bucket. */
const execute = promisify(execFile);

/** @returns the packages that have to be installed first */
function missingPackages(): string[] {
  return Object.keys(NEEDED)
    .filter((program) => !exists(program))
    .map((program) => NEEDED[program]!);
}

function exists(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Measures where the packages are installed, and says what is missing elsewhere. */
export async function measureOnDebian(measure: () => Promise<void>): Promise<void> {
  const missing = missingPackages();
  if (missing.length === 0) return measure();
  console.log(`{"skipped": "needs apt-get install ${missing.join(' ')}"}`);
}

/** A member as Patroni describes it. */
interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

/**
 * The cluster of deploy/cluster on one machine, from Debian's packages: three members with etcd, HAProxy, and a bucket for
 * backups. The programs run as `postgres` if this process may change its user, because PostgreSQL refuses to run as root.
 */
export async function startLocalCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-cluster-'));
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? Number(execFileSync('id', ['-u', 'postgres'])) : process.getuid!();
  chownSync(folder, owner, owner);
  const programs = new Map<string, ChildProcess>();

  const run = (name: string, command: string, args: readonly string[], env: Record<string, string> = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const [program, ...all] = asOwner(command, args);
    const child = spawn(program!, all, {
      cwd: folder,
      env: { ...process.env, HOME: folder, ...env },
      stdio: ['ignore', log, log],
    });
    programs.set(name, child);
    return child;
  };
  const asOwner = (command: string, args: readonly string[]) =>
    isRoot
      ? ['setpriv', `--reuid=${owner}`, `--regid=${owner}`, '--clear-groups', command, ...args]
      : [command, ...args];

  const etc = (name: string) => join(folder, 'etc', name);
  const data = (name: string) => join(folder, 'data', name);
  const ports = (number: number) => ({
    postgres: 5440 + number,
    patroni: 8010 + number,
    etcd: 2470 + number,
    peers: 2480 + number,
  });
  const foldersOf = (name: string) => {
    for (const kind of ['socket', 'spool', 'log', 'etcd', 'data'])
      mkdirSync(join(folder, kind, name), { recursive: true, mode: 0o700 });
    return {
      etc: etc(name),
      data: data(name),
      etcd: join(folder, 'etcd', name),
      socket: join(folder, 'socket', name),
      spool: join(folder, 'spool', name),
      log: join(folder, 'log', name),
    };
  };
  const machine = (name: string, number: number) => ({
    name,
    host: '127.0.0.1',
    ports: ports(number),
    folders: foldersOf(name),
  });
  const description: ClusterDescription = {
    name: 'tandem',
    address: 'http://localhost:3000',
    members: MEMBERS.map((name, at) => machine(name, at + 1)),
    servers: ['web1', 'web2'].map((name) => ({ name, host: '127.0.0.1', folders: { etc: etc(name) } })),
  };
  configure(description, join(folder, 'etc'));
  const [key, cert, authority] = ['machine.key', 'machine.pem', 'ca.pem'].map((file) =>
    readFileSync(join(etc('web2'), file)),
  );
  const bucket = await startBackupBucket(BUCKET, join(folder, 'bucket'), { key: key!, cert: cert! });
  description.backup = {
    bucket: BUCKET,
    endpoint: `localhost:${bucket.port}`,
    region: bucket.account.region,
    key_id: bucket.account.accessKeyId,
    key: bucket.account.secretAccessKey,
    ca_file: join(folder, 'authority.pem'),
  };
  copyFileSync(join(folder, 'etc', 'ca.pem'), description.backup.ca_file!);
  const writeConfiguration = (restoreTo?: string) => {
    configure(description, join(folder, 'etc'), { restoreTo });
    own(folder, owner);
  };
  writeConfiguration();

  const settings = parseEnv(readFileSync(join(etc('web1'), 'tandem.env'), 'utf8')) as Record<string, string>;

  const startEtcd = (name: string) =>
    run(
      `etcd-${name}`,
      'etcd',
      [],
      parseEnv(readFileSync(join(etc(name), 'etcd.env'), 'utf8')) as Record<string, string>,
    );
  const startMember = (name: string) => run(name, 'patroni', [join(etc(name), 'patroni.yml')]);

  /** @returns the members as the first that answers sees them */
  async function members(): Promise<Member[]> {
    for (const at of MEMBERS.keys()) {
      const answer = await ask(ports(at + 1).patroni, '/cluster', authority!).catch(() => undefined);
      if (answer) return (JSON.parse(answer) as { members: Member[] }).members;
    }
    return [];
  }
  const isWhole = async () => {
    const all = await members();
    const roles = all
      .map(({ role }) => role)
      .sort()
      .join();
    const isUp = all.every(({ role, state }) => state === 'running' || (role !== 'leader' && state === 'streaming'));
    return roles === 'leader,replica,sync_standby' && isUp;
  };
  const waitUntilWhole = () => waitUntil(isWhole, 'the cluster has no leader with two replicas');

  async function startMembers(): Promise<void> {
    startMember(MEMBERS[0]);
    await waitUntil(
      async () => (await members()).some(({ role, state }) => role === 'leader' && state === 'running'),
      'no leader was elected',
    );
    for (const name of MEMBERS.slice(1)) startMember(name);
    await waitUntilWhole();
  }

  async function stop(): Promise<void> {
    await endAll([...programs.keys()].reverse().map((name) => programs.get(name)!));
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    for (const name of MEMBERS) startEtcd(name);
    await startMembers();
    run('haproxy', 'haproxy', ['-f', join(etc('web1'), 'haproxy.cfg')]);
    // HAProxy takes every member for the leader until its first checks.
    await delay(4_000);
    await waitUntil(() => connects(settings.DATABASE_URL!), 'HAProxy leads nowhere');
  } catch (error) {
    for (const name of MEMBERS) console.error(name, readFileSync(join(folder, `${name}.log`), 'utf8').slice(-2_000));
    await stop();
    throw error;
  }

  const postmasterOf = (name: string) =>
    Number(readFileSync(join(data(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
  const pgbackrest = async (name: string, ...args: string[]) => {
    const [program, ...all] = asOwner('pgbackrest', [
      `--config=${join(etc(name), 'pgbackrest.conf')}`,
      '--stanza=tandem',
      ...args,
    ]);
    await execute(program!, all, { cwd: folder });
  };
  const leader = async () => (await members()).find(({ role }) => role === 'leader')?.name;

  return {
    folder,
    /** The settings that the servers of Tandem read. */
    settings,
    waitUntilWhole,
    leader,
    /** Kills PostgreSQL and Patroni of the leader with -9. @returns its name */
    async killLeader(): Promise<string> {
      const name = await leader();
      if (!name) throw new Error('There is no leader to kill.');
      programs.get(name)!.kill('SIGKILL');
      process.kill(postmasterOf(name), 'SIGKILL');
      return name;
    },
    /** Resolves when another member leads. */
    succeeded: (former: string) =>
      waitUntil(async () => ![undefined, former].includes(await leader()), `nobody took over from ${former}`),
    /** Starts a killed member again. */
    revive: startMember,
    async backup(): Promise<void> {
      await pgbackrest((await leader())!, 'backup');
    },
    /** Stops every member, and starts the cluster again from the backup as it was at a moment. */
    async restoreTo(moment: string): Promise<void> {
      await endAll(MEMBERS.map((name) => programs.get(name)!));
      const [program, ...args] = asOwner('etcdctl', ['del', '--prefix', '/service/tandem/']);
      const { etcd } = ports(1);
      const at = etc(MEMBERS[0]);
      execFileSync(program!, args, {
        stdio: 'ignore',
        env: {
          ...process.env,
          ETCDCTL_API: '3',
          ETCDCTL_ENDPOINTS: `https://127.0.0.1:${etcd}`,
          ETCDCTL_CACERT: join(at, 'ca.pem'),
          ETCDCTL_CERT: join(at, 'machine.pem'),
          ETCDCTL_KEY: join(at, 'machine.key'),
        },
      });
      for (const name of MEMBERS) rmSync(data(name), { recursive: true, force: true });
      for (const name of MEMBERS) foldersOf(name);
      writeConfiguration(moment);
      await startMembers();
      await waitUntil(() => connects(settings.DATABASE_URL!), 'HAProxy leads nowhere');
    },
    stop,
  };
}

export type LocalCluster = Awaited<ReturnType<typeof startLocalCluster>>;

async function endAll(children: readonly ChildProcess[]): Promise<void> {
  const open = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = open.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of open) child.kill('SIGTERM');
  const late = delay(20_000).then(() => {
    for (const child of open) child.kill('SIGKILL');
  });
  await Promise.race([Promise.all(ended), late]);
}

function own(path: string, owner: number): void {
  chownSync(path, owner, owner);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) own(join(path, name), owner);
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

function ask(port: number, path: string, ca: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, ca, timeout: 2_000 }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve(text));
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end();
  });
}

async function waitUntil(isTrue: () => Promise<boolean>, problem: string): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    if (await isTrue()) return;
    await delay(300);
  }
  throw new Error(`After ${READY_MS / 1000} s, ${problem}.`);
}
