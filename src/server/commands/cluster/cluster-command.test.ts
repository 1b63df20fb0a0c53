import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '../../config.ts';
import { runClusterCommand } from './cluster-command.ts';
import type { ClusterDescription } from './cluster-files.ts';

const EXAMPLE = 'deploy/cluster/cluster.example.json';
const example = () => JSON.parse(readFileSync(EXAMPLE, 'utf8')) as ClusterDescription;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-cluster-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const out = (...path: string[]) => join(folder, 'out', ...path);
const read = (...path: string[]) => readFileSync(out(...path), 'utf8');

function write(description: object, ...more: string[]): string {
  const file = join(folder, 'cluster.json');
  writeFileSync(file, JSON.stringify(description));
  return runClusterCommand([file, out(), ...more], resolve);
}

test('writes the files of every machine of the example, which only their owner reads', () => {
  expect(write(example())).toMatch(/Copy it to \/etc\/tandem-cluster/);
  expect(readdirSync(out()).sort()).toEqual(
    ['ca.key', 'ca.pem', 'ca.srl', 'db1', 'db2', 'db3', 'secrets.json', 'web1', 'web2', 'worker1'].sort(),
  );
  const machine = ['ca.pem', 'machine.key', 'machine.pem'];
  expect(readdirSync(out('db1')).sort()).toEqual(
    [...machine, 'create-database.sh', 'etcd.env', 'patroni.yml', 'pgbackrest.conf'].sort(),
  );
  expect(readdirSync(out('web1')).sort()).toEqual([...machine, 'haproxy.cfg', 'tandem.env'].sort());
  for (const file of ['ca.key', 'secrets.json', 'db1/patroni.yml', 'db1/machine.key', 'web1/tandem.env'])
    expect([file, (statSync(out(file)).mode & 0o777).toString(8)]).toEqual([file, '600']);
});

test('all machines agree on the members, their ports and the passwords', () => {
  write(example());
  const patroni = parse(read('db2', 'patroni.yml')) as Record<string, Record<string, unknown>>;
  expect(patroni.etcd3).toMatchObject({
    hosts: ['10.0.0.11:2379', '10.0.0.12:2379', '10.0.0.13:2379'],
    protocol: 'https',
  });
  expect(patroni.bootstrap!.dcs).toMatchObject({ synchronous_mode: true, ttl: 20 });
  const etcd = parseEnv(read('db2', 'etcd.env'));
  expect(etcd.ETCD_INITIAL_CLUSTER).toBe(
    'db1=https://10.0.0.11:2380,db2=https://10.0.0.12:2380,db3=https://10.0.0.13:2380',
  );
  for (const name of ['db1', 'db2', 'db3']) expect(read('web1', 'haproxy.cfg')).toContain(`verifyhost ${name}`);
  const { tandem } = JSON.parse(read('secrets.json')) as { tandem: string };
  expect(read('db1', 'create-database.sh')).toContain(tandem);
  for (const port of [5400, 5401])
    expect(read('web2', 'tandem.env')).toContain(`tandem:${tandem}@127.0.0.1:${port}/tandem?sslmode=verify-full`);
});

test('Tandem starts with the settings', () => {
  write(example());
  const config = loadConfig({
    ...(parseEnv(read('web1', 'tandem.env')) as Record<string, string>),
    TANDEM_ROLE: 'web',
  });
  expect([config.role, config.demo, config.baseUrl]).toEqual(['web', false, 'https://partners.example.com']);
});

test('the certificate of a machine is signed by the cluster and names its addresses', () => {
  write(example());
  const authority = new X509Certificate(read('ca.pem'));
  const certificate = new X509Certificate(read('db1', 'machine.pem'));
  expect(certificate.verify(authority.publicKey)).toBe(true);
  expect(certificate.subjectAltName).toBe('DNS:db1, IP Address:10.0.0.11, DNS:localhost, IP Address:127.0.0.1');
});

test('another run keeps passwords and certificates, and adds a machine', () => {
  write(example());
  const secrets = () => ['ca.pem', 'secrets.json', 'db1/machine.pem', 'db1/patroni.yml'].map((file) => read(file));
  const before = secrets();
  const larger = example();
  larger.servers.push({ name: 'web3', host: '10.0.0.24' });
  write(larger);
  expect(secrets()).toEqual(before);
  expect(new X509Certificate(read('web3', 'machine.pem')).verify(new X509Certificate(read('ca.pem')).publicKey)).toBe(
    true,
  );
});

test('with a moment, the first member begins with the backup', () => {
  write(example(), '--restore-to', '2026-11-30 14:05:00+00');
  const { bootstrap } = parse(read('db1', 'patroni.yml')) as { bootstrap: Record<string, unknown> };
  expect(bootstrap.method).toBe('backup');
  expect(bootstrap.backup).toMatchObject({
    no_params: true,
    command: expect.stringContaining('--target="2026-11-30 14:05:00.000+00"'),
  });
  expect(bootstrap).not.toHaveProperty('initdb');
});

test.each<[string, (given: ClusterDescription) => unknown, RegExp]>([
  ['two members', (given) => given.members.pop(), /members: there are 2; name 3 or 5/],
  ['one server', (given) => (given.servers = given.servers.slice(0, 1)), /servers: there are 1; name at least 2/],
  ['a name twice', (given) => (given.members[1]!.name = 'db1'), /db1: this name is used twice/],
  ['a name with a path', (given) => (given.members[1]!.name = '../db'), /"\.\.\/db": a name has lowercase letters/],
  [
    'a host with a line break',
    (given) => (given.members[1]!.host = '10.0.0.1\nroot'),
    /db2: host must be an IP address/,
  ],
  ['an address without a scheme', (given) => (given.address = 'partners'), /address: give the address people use/],
  ['a backup without a key', (given) => (given.backup!.key = ''), /backup: key is missing/],
])('refuses %s, and writes nothing', (_what, spoil, sentence) => {
  const given = example();
  spoil(given);
  expect(() => write(given)).toThrow(sentence);
  expect(readdirSync(folder)).toEqual(['cluster.json']);
});

test.each([
  [['--restore-to'], /Usage/],
  [['--restore-to', 'yesterday'], /"yesterday": give a moment/],
  [['--restore-to', '2026-11-30 14:05'], /give a moment with its time zone/],
  [['--restore-to', '2026-11-30 25:05:00+00'], /give a moment/],
  [['--restore-to', '2026-11-30 14:05:00+00" --set="x'], /give a moment/],
  [['more'], /Usage/],
])('refuses the options %j', (options, sentence) => {
  expect(() => write(example(), ...options)).toThrow(sentence);
});
