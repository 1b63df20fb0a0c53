import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { kernelSeals } from '../company-moves/sealed-columns.ts';
import { PROJECT_FOLDER } from '../config.ts';
import { haproxyMap, readMoveRequest } from './move-command.ts';

test('understands the four commands and refuses everything else with the usage', () => {
  expect(readMoveRequest(['--receive'])).toEqual({ kind: 'receive' });
  const sent = { kind: 'send', company: 'acme', to: 'https://b.example', token: 't' };
  expect(readMoveRequest(['acme', '--to', 'https://b.example', '--token', 't'])).toEqual(sent);
  expect(readMoveRequest(['--token=t', 'acme', '--to=https://b.example'])).toEqual(sent);
  expect(readMoveRequest(['acme', '--rollback'])).toEqual({ kind: 'rollback', company: 'acme' });
  expect(readMoveRequest(['acme', '--forget'])).toEqual({ kind: 'forget', company: 'acme' });
  for (const wrong of [
    [],
    ['acme'],
    ['acme', '--to', 'https://b.example'],
    ['acme', 'beta', '--forget'],
    ['acme', '--rollback', '--token', 't'],
    ['--receive', 'acme'],
  ])
    expect(() => readMoveRequest(wrong), wrong.join(' ')).toThrow('Usage:');
});

test('prints a map in which HAProxy finds the backend of every company', () => {
  const places = [
    { id: '1', name: 'Acme', slug: 'acme', address: null },
    { id: '2', name: 'Beta', slug: 'beta', address: 'https://b.example' },
    { id: '3', name: 'Gamma', slug: 'gamma', address: 'https://c.example:8443' },
  ];
  // HAProxy reads the first word of a line as the key, and the rest as the value.
  const read = new Map(
    haproxyMap(places, 'a')
      .split('\n')
      .map((line) => /^(\S+)\s+(\S+)$/.exec(line)!.slice(1) as [string, string]),
  );
  expect([...read]).toEqual([
    ['acme', 'a'],
    ['beta', 'b.example'],
    ['gamma', 'c.example:8443'],
  ]);
  expect(() => haproxyMap(places, 'a b')).toThrow('is not the name of a backend');
  const example = readFileSync(join(PROJECT_FOLDER, 'deploy/cluster/companies.haproxy.cfg'), 'utf8');
  const backends = [...example.matchAll(/^backend (\S+)$/gm)].map(([, name]) => name);
  expect(backends).toEqual(expect.arrayContaining([read.get('acme'), read.get('beta')]));
});

/** Purposes that encrypt no stored rows of companies: links, tickets, answers that are valid for minutes. */
const WITHOUT_ROWS = [
  'brought signing keys',
  'company moves',
  'connection attempts',
  'document address',
  'fairness link',
  'mail action confirmations',
  'oidc requests',
  'passkey challenges',
  // The devices belong to sessions, which end with a move.
  'push devices',
  'recovery codes',
  'resource link',
  'saml answers',
  'scorm package',
  'two-factor',
];

test('every purpose of encryption is declared for moves, or has no rows', () => {
  const purposes = new Set<string>();
  for (const file of globSync('src/{server,features}/**/*.ts', { cwd: PROJECT_FOLDER })) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const text = readFileSync(join(PROJECT_FOLDER, file), 'utf8');
    const constants = new Map(
      [...text.matchAll(/const (\w+) = '([^']+)';/g)].map(([, name, value]) => [name!, value!]),
    );
    for (const [, quoted, name] of text.matchAll(/\.cipher\((?:'([^']+)'|(\w+))\)/g)) {
      const purpose = quoted ?? constants.get(name!);
      if (purpose) purposes.add(purpose);
    }
  }
  const seals = [...kernelSeals, ...features.flatMap((feature) => feature.seals ?? [])];
  const declared = new Set(seals.map(({ purpose }) => purpose));
  expect(purposes.size).toBeGreaterThan(20);
  const missing = [...purposes].filter((purpose) => !declared.has(purpose) && !WITHOUT_ROWS.includes(purpose));
  expect(missing).toEqual([]);
  expect([...declared].filter((purpose) => !purposes.has(purpose))).toEqual([]);
});
