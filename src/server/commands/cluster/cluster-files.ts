/** A machine of the database: PostgreSQL, Patroni and etcd. */
export interface Member {
  name: string;
  /** Its IP address or host name, as the other machines reach it. */
  host: string;
  /** Other ports and folders than those of Debian, for several members on one machine. */
  ports?: Partial<typeof PORTS>;
  folders?: Partial<typeof FOLDERS>;
}

/** A machine of Tandem: HAProxy, and a web server, the background work, or both. */
export interface Server {
  name: string;
  host: string;
  ports?: Partial<typeof NEAR>;
  folders?: Partial<typeof FOLDERS>;
}

export interface ClusterDescription {
  name: string;
  /** The address people use. */
  address: string;
  members: Member[];
  servers: Server[];
  /** Connections that PostgreSQL accepts. */
  connections?: number;
  /** The bucket for backups of the database. */
  backup?: {
    bucket: string;
    endpoint: string;
    region: string;
    uri_style?: 'host' | 'path';
    key_id: string;
    key: string;
    /** Full backups to keep. */
    keep?: number;
    /** The authority of the bucket's certificate, if it is not a public one. */
    ca_file?: string;
  };
  /** Settings of Tandem for its files, such as FILES_STORE. */
  files?: Record<string, string>;
}

/** Random texts: three passwords of PostgreSQL, that of Tandem, the key of backups, and TANDEM_SECRET. */
export type ClusterSecrets = Record<'superuser' | 'replication' | 'rewind' | 'tandem' | 'backup' | 'secret', string>;

/** The ports of a machine that only runs the database. */
const PORTS = { postgres: 5432, patroni: 8008, etcd: 2379, peers: 2380 };
/** Where HAProxy listens on each machine of Tandem. */
const NEAR = { leader: 5400, replicas: 5401 };

/** The folders of Debian's packages. */
const FOLDERS = {
  etc: '/etc/tandem-cluster',
  data: '/var/lib/postgresql/15/tandem',
  etcd: '/var/lib/etcd/tandem',
  postgres: '/usr/lib/postgresql/15/bin',
  socket: '/var/run/postgresql',
  spool: '/var/spool/pgbackrest',
  log: '/var/log/pgbackrest',
};

/** A leader that is silent for `ttl` seconds is replaced. */
const TIMES = { ttl: 20, loop_wait: 3, retry_timeout: 5 };

const portsOf = ({ ports }: Member) => ({ ...PORTS, ...ports });
const nearPortsOf = ({ ports }: Server) => ({ ...NEAR, ...ports });
const foldersOf = ({ folders }: Member | Server) => ({ ...FOLDERS, ...folders });

/** @returns what is wrong with a description, one sentence each */
export function problemsOf({
  name,
  address,
  members = [],
  servers = [],
  backup,
}: Partial<ClusterDescription>): string[] {
  const machines = [...members, ...servers];
  const names = machines.map((machine) => machine.name);
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9_-]{0,30}$/.test(name ?? '')) problems.push('name: use lowercase letters, digits and hyphens.');
  if (!URL.canParse(address ?? ''))
    problems.push('address: give the address people use, such as https://partners.example.com.');
  if (members.length < 3 || members.length % 2 === 0)
    problems.push(`members: there are ${members.length}; name 3 or 5, so that a majority remains when one is lost.`);
  if (servers.length < 2) problems.push(`servers: there are ${servers.length}; name at least 2.`);
  for (const machine of machines) {
    if (!/^[a-z][a-z0-9-]{0,60}$/.test(machine.name ?? ''))
      problems.push(`"${machine.name}": a name has lowercase letters, digits and hyphens.`);
    if (!/^[a-zA-Z0-9.:-]+$/.test(machine.host ?? ''))
      problems.push(`${machine.name}: host must be an IP address or a host name.`);
  }
  for (const twice of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    problems.push(`${twice}: this name is used twice.`);
  for (const key of ['bucket', 'endpoint', 'region', 'key_id', 'key'] as const)
    if (backup && !backup[key]) problems.push(`backup: ${key} is missing.`);
  return problems;
}

/**
 * The configuration files of all machines from one description, so that they agree.
 * @param restoreTo a moment of the past, such as "2026-11-30 14:05:00+00": the first start restores the backup up to then
 * @returns the text of each file by its path: the name of the machine and of the file
 */
export function clusterFiles(
  cluster: ClusterDescription,
  secrets: ClusterSecrets,
  restoreTo?: string,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const member of cluster.members) {
    files[`${member.name}/etcd.env`] = etcdOf(cluster, member);
    files[`${member.name}/patroni.yml`] = patroniOf(cluster, member, secrets, restoreTo);
    files[`${member.name}/create-database.sh`] = creationOf(cluster, member, secrets);
    if (cluster.backup) files[`${member.name}/pgbackrest.conf`] = backupOf(cluster.backup, member, secrets);
  }
  for (const server of cluster.servers) {
    files[`${server.name}/haproxy.cfg`] = proxyOf(cluster, server);
    files[`${server.name}/tandem.env`] = tandemOf(cluster, server, secrets);
  }
  return files;
}

/** The certificate of each machine is also valid for the machine itself, where HAProxy listens. */
export const certifiedNames = ({ name, host }: Member | Server): string[] => [name, host, 'localhost', '127.0.0.1'];

function etcdOf(cluster: ClusterDescription, member: Member): string {
  const { etcd, peers } = portsOf(member);
  const { etc, etcd: data } = foldersOf(member);
  const all = cluster.members.map((one) => `${one.name}=https://${one.host}:${portsOf(one).peers}`).join(',');
  return `# Settings of etcd, which remembers who leads. Every connection needs a certificate of this cluster.
ETCD_NAME=${member.name}
ETCD_DATA_DIR=${data}
ETCD_LISTEN_CLIENT_URLS=https://${member.host}:${etcd}
ETCD_ADVERTISE_CLIENT_URLS=https://${member.host}:${etcd}
ETCD_LISTEN_PEER_URLS=https://${member.host}:${peers}
ETCD_INITIAL_ADVERTISE_PEER_URLS=https://${member.host}:${peers}
ETCD_INITIAL_CLUSTER=${all}
ETCD_INITIAL_CLUSTER_TOKEN=${cluster.name}
ETCD_INITIAL_CLUSTER_STATE=new
ETCD_HEARTBEAT_INTERVAL=300
ETCD_ELECTION_TIMEOUT=3000
ETCD_AUTO_COMPACTION_RETENTION=1
ETCD_CLIENT_CERT_AUTH=true
ETCD_TRUSTED_CA_FILE=${etc}/ca.pem
ETCD_CERT_FILE=${etc}/machine.pem
ETCD_KEY_FILE=${etc}/machine.key
ETCD_PEER_CLIENT_CERT_AUTH=true
ETCD_PEER_TRUSTED_CA_FILE=${etc}/ca.pem
ETCD_PEER_CERT_FILE=${etc}/machine.pem
ETCD_PEER_KEY_FILE=${etc}/machine.key
`;
}

function patroniOf(
  cluster: ClusterDescription,
  member: Member,
  { superuser, replication, rewind }: ClusterSecrets,
  restoreTo?: string,
): string {
  const { postgres, patroni } = portsOf(member);
  const { etc, data, postgres: programs, socket } = foldersOf(member);
  const etcd = cluster.members.map((one) => `${one.host}:${portsOf(one).etcd}`).join(', ');
  const proof = (username: string, password: string) =>
    `{ username: ${username}, password: '${password}', sslmode: verify-full, sslrootcert: ${etc}/ca.pem }`;
  return `scope: ${cluster.name}
name: ${member.name}
restapi:
  listen: ${member.host}:${patroni}
  connect_address: ${member.host}:${patroni}
  cafile: ${etc}/ca.pem
  certfile: ${etc}/machine.pem
  keyfile: ${etc}/machine.key
  # Everyone may ask who leads; only the owner of a certificate may change it.
  verify_client: optional
ctl: { cacert: ${etc}/ca.pem, certfile: ${etc}/machine.pem, keyfile: ${etc}/machine.key }
etcd3: { hosts: [${etcd}], protocol: https, cacert: ${etc}/ca.pem, cert: ${etc}/machine.pem, key: ${etc}/machine.key }
bootstrap:
  dcs:
    ttl: ${TIMES.ttl}
    loop_wait: ${TIMES.loop_wait}
    retry_timeout: ${TIMES.retry_timeout}
    # A commit is confirmed when a second machine has it, so that no confirmed change is lost with the leader.
    synchronous_mode: true
    # If etcd is away, the leader stays as long as it reaches every member.
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: ${cluster.connections ?? 200}
        max_wal_senders: 10
        wal_level: replica
        hot_standby: 'on'
        synchronous_commit: 'on'
        # Half-open connections of a machine that vanished are closed within a minute.
        tcp_keepalives_idle: 20
        tcp_keepalives_interval: 10
        tcp_keepalives_count: 3
${restoreTo ? restoring(member, restoreTo) : `  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]\n  post_init: ${etc}/create-database.sh`}
postgresql:
  listen: ${member.host}:${postgres}
  connect_address: ${member.host}:${postgres}
  data_dir: ${data}
  bin_dir: ${programs}
  pgpass: ${data}.pgpass
  # A new replica does not wait minutes for a checkpoint.
  basebackup: [ { checkpoint: fast } ]
  authentication:
    superuser: ${proof('postgres', superuser)}
    replication: ${proof('replicator', replication)}
    rewind: ${proof('rewinder', rewind)}
  pg_hba:
  - local all postgres peer
  - hostssl all all all scram-sha-256
  - hostssl replication replicator all scram-sha-256
  parameters:
    unix_socket_directories: '${socket}'
    password_encryption: scram-sha-256
    ssl: 'on'
    ssl_ca_file: ${etc}/ca.pem
    ssl_cert_file: ${etc}/machine.pem
    ssl_key_file: ${etc}/machine.key
${cluster.backup ? archiving(member) : ''}`;
}

const archiving = (member: Member) => `    archive_mode: 'on'
    archive_timeout: 60
    archive_command: '${backupCommand(member)} archive-push %p'
  recovery_conf: { restore_command: '${backupCommand(member)} archive-get %f "%p"' }
`;

/** Instead of an empty database, the first member begins with the backup up to the moment; the others copy it. */
const restoring = (member: Member, moment: string) => `  method: backup
  backup:
    command: ${backupCommand(member)} --type=time --target="${moment}" --target-action=promote --delta restore
    no_params: true
    keep_existing_recovery_conf: true`;

const backupCommand = (member: Member) =>
  `pgbackrest --config=${foldersOf(member).etc}/pgbackrest.conf --stanza=tandem`;

/** Patroni runs this once, on the first leader, with the address of the new database server. */
function creationOf(cluster: ClusterDescription, member: Member, { tandem }: ClusterSecrets): string {
  const stanza = cluster.backup ? `${backupCommand(member)} stanza-create\n` : '';
  return `#!/bin/sh
set -e
psql "$1" -v ON_ERROR_STOP=1 <<'SQL'
create role tandem login createrole createdb password '${tandem}';
create database tandem owner tandem;
SQL
${stanza}`;
}

function backupOf(backup: NonNullable<ClusterDescription['backup']>, member: Member, secrets: ClusterSecrets): string {
  const { postgres } = portsOf(member);
  const { data, socket, spool, log } = foldersOf(member);
  return `[global]
repo1-type=s3
repo1-path=/database
repo1-s3-bucket=${backup.bucket}
repo1-s3-endpoint=${backup.endpoint}
repo1-s3-region=${backup.region}
repo1-s3-uri-style=${backup.uri_style ?? 'path'}
repo1-s3-key=${backup.key_id}
repo1-s3-key-secret=${backup.key}
${backup.ca_file ? `repo1-storage-ca-file=${backup.ca_file}\n` : ''}repo1-bundle=y
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${secrets.backup}
repo1-retention-full=${backup.keep ?? 2}
compress-type=lz4
process-max=2
start-fast=y
archive-async=y
spool-path=${spool}
lock-path=${spool}
log-path=${log}

[tandem]
pg1-path=${data}
pg1-port=${postgres}
pg1-socket-path=${socket}
`;
}

function proxyOf(cluster: ClusterDescription, server: Server): string {
  const { etc } = foldersOf(server);
  const { leader, replicas } = nearPortsOf(server);
  const machines = cluster.members
    .map(
      (one) =>
        `  server ${one.name} ${one.host}:${portsOf(one).postgres} check port ${portsOf(one).patroni} verifyhost ${one.name}`,
    )
    .join('\n');
  const listen = (what: string, port: number, path: string) => `listen ${what}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${path}
  http-check expect status 200
  # A connection to a machine that lost its role ends, so that nothing is written to a former leader.
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions check-ssl verify required ca-file ${etc}/ca.pem
${machines}
`;
  return `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  retries 2
${listen('leader', leader, '/primary')}${listen('replicas', replicas, '/replica')}`;
}

function tandemOf(cluster: ClusterDescription, server: Server, { tandem, secret }: ClusterSecrets): string {
  const { etc } = foldersOf(server);
  const { leader, replicas } = nearPortsOf(server);
  const addressAt = (port: number) =>
    `postgresql://tandem:${tandem}@127.0.0.1:${port}/tandem?sslmode=verify-full&sslrootcert=${etc}/ca.pem`;
  return `# Settings of Tandem that all servers share; .env.example explains them and the others, such as SMTP_URL.
DATABASE_URL=${addressAt(leader)}
DATABASE_REPLICA_URL=${addressAt(replicas)}
TANDEM_BASE_URL=${cluster.address}
TANDEM_SECRET=${secret}
TANDEM_DEMO=0
${
  cluster.files
    ? Object.entries(cluster.files)
        .map(([name, value]) => `${name}=${value}\n`)
        .join('')
    : '# Servers need the same files: a bucket (FILES_STORE), or one shared folder.\n'
}`;
}
