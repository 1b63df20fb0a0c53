import { expect, test } from 'vitest';
import type { Catalog, CatalogEntry, Connection } from '../schema.ts';
import { waysOf } from './ConnectForm.tsx';
import { feature } from './index.tsx';
import { byCategory, connectionStateOf, connectionsMatching } from './status.ts';

const connection = (status: Connection['status'], more: Partial<Connection> = {}): Connection => ({
  id: '01a21889-d70d-76b3-8b6f-4e0b67abbec2',
  connector: 'one',
  name: 'One',
  status,
  access: 'oauth',
  is_brokered: false,
  account_name: 'Acme',
  scopes: [],
  settings: {},
  broken_at: null,
  last_error: null,
  last_checked_at: null,
  last_synced_at: null,
  connected_by_name: '',
  connected_at: '2026-01-01T00:00:00Z',
  ...more,
});
const entry = (name: string, more: Partial<CatalogEntry> = {}): CatalogEntry => ({
  key: name.toLowerCase(),
  name,
  category: 'crm',
  is_demo: false,
  summary: `Works with ${name}.`,
  does: ['Synchronizes deals'],
  needs: [],
  stays: '',
  goes: '',
  guide: null,
  home: null,
  fields: [],
  app_fields: [],
  ways: ['fields'],
  scopes: [],
  screen: null,
  connections: [],
  ...more,
});
const catalog = (connector_host: string | null): Catalog => ({
  entries: [],
  connector_host,
  redirect_uri: 'https://tandem.test/connections/return',
  requests: [],
});

test('Integrations is in the menu of both modes', () => {
  const found = feature.menu?.find(({ label }) => label === 'Integrations');
  expect(found).toMatchObject({ path: '/connections/catalog', group: 'Settings', section: 'Integrations' });
  expect(found?.mode).toBeUndefined();
  expect(feature.routes.some(({ path, mode }) => path === '/connections/catalog' && mode === undefined)).toBe(true);
});

test('a card shows the most urgent state of its accounts', () => {
  expect(connectionStateOf(entry('One'))).toBeNull();
  expect(connectionStateOf(entry('One', { connections: [connection('disconnected')] }))).toBeNull();
  expect(connectionStateOf(entry('One', { connections: [connection('connected')] }))).toEqual({
    status: 'connected',
    detail: 'Acme',
  });
  const both = { connections: [connection('connected'), connection('error'), connection('paused')] };
  expect(connectionStateOf(entry('One', both))).toEqual({ status: 'error', detail: '3 accounts' });
  const screen = { to: '/administration/chat-channels', is_connected: true, detail: '2 active' };
  expect(connectionStateOf(entry('Slack', { screen }))).toEqual({ status: 'connected', detail: '2 active' });
});

test('a search needs every word, and connected systems come first in their category', () => {
  const entries = [
    entry('Zeta', { connections: [connection('connected')] }),
    entry('Alpha'),
    entry('Slack', { category: 'communication', does: ['Posts notifications'] }),
  ];
  expect(connectionsMatching(entries, 'alpha DEALS').map(({ name }) => name)).toEqual(['Alpha']);
  expect(connectionsMatching(entries, 'communication posts').map(({ name }) => name)).toEqual(['Slack']);
  expect(connectionsMatching(entries, 'alpha posts')).toEqual([]);
  expect(byCategory(entries).map(([category, found]) => [category, found.map(({ name }) => name)])).toEqual([
    ['crm', ['Zeta', 'Alpha']],
    ['communication', ['Slack']],
  ]);
});

test('signing in is offered through the connector only where the installation has one', () => {
  const app_fields = [{ name: 'client_id', label: 'Client ID', kind: 'text' as const }];
  const oauth = entry('One', { ways: ['oauth', 'fields'], app_fields });
  expect(waysOf(oauth, catalog('connect.example.com'))).toEqual(['connector', 'own', 'fields']);
  expect(waysOf(oauth, catalog(null))).toEqual(['own', 'fields']);
  // Tandem registers itself there, so there is nothing to choose.
  expect(waysOf(entry('Tandem', { ways: ['oauth'] }), catalog('connect.example.com'))).toEqual(['own']);
  expect(waysOf(entry('Slack', { ways: ['screen'] }), catalog(null))).toEqual([]);
});
