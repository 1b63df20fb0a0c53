import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import {
  type Connector,
  connectorFor,
  declaredConnectors,
  usesOfConnection,
} from '#server/extension-points/connectors.ts';
import { offersResource } from '#server/flags/offered.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Action } from '#shared/access/roles.ts';
import { newId } from '#shared/ids.ts';
import type { StepSheet } from '#shared/nouns/step-sheet.ts';
import type { Catalog, CatalogEntry, Connection } from '../schema.ts';
import { offeredConnector } from './connect.ts';
import { oauthOf } from './oauth.ts';
import { redirectUri } from './sign-in.ts';
import { appFields, findConnection, listConnections, type StoredConnection } from './store.ts';

/** The systems that the caller's side can connect, with the connections that exist. */
export async function readCatalog(kernel: Kernel, call: Call): Promise<Catalog> {
  const connections = await listConnections(call);
  const entries: CatalogEntry[] = [];
  for (const declared of declaredConnectors()) {
    const connector = connectorFor(declared, call.actor.mode);
    if (!connector.sides.includes(call.actor.mode) || !(await isOffered(kernel, call, connector))) continue;
    entries.push(await entryOf(kernel, call, connector, connections));
  }
  const { connector } = kernel.config;
  return {
    entries,
    connector_host: connector && new URL(connector.url).host,
    redirect_uri: redirectUri(kernel),
    requests: await listRequests(call),
  };
}

async function isOffered({ flags }: Kernel, { actor }: Call, { access, flag }: Connector): Promise<boolean> {
  for (const one of access) {
    if (one.kind !== 'screen' || !one.can) continue;
    const [resource, action] = one.can.split(':') as [string, Action];
    if (!offersResource(actor, resource, action)) return false;
  }
  const { user_id, organization_id, role, is_super_admin } = actor;
  return !flag || flags.isOn(flag, { user_id, organization_id, role, is_super_admin });
}

async function entryOf(
  kernel: Kernel,
  call: Call,
  connector: Connector,
  connections: readonly StoredConnection[],
): Promise<CatalogEntry> {
  const { key, name, category, summary, does, needs, stays, goes, guide, home, fields = [], access } = connector;
  const screen = access.find((one) => one.kind === 'screen');
  const oauth = oauthOf(connector);
  return {
    key,
    name,
    category,
    is_demo: connector.isDemo === true,
    summary,
    does: [...does],
    needs: [...needs],
    stays,
    goes,
    guide: guide ?? null,
    home: home ?? null,
    fields: fields.map((field) => ({ ...field })) as CatalogEntry['fields'],
    app_fields: (oauth && !oauth.registration_url ? [...appFields] : []) as CatalogEntry['fields'],
    ways: access.map(({ kind }) => kind),
    scopes: [...(oauth?.scopes ?? [])],
    screen: screen ? { to: screen.to, ...(await screen.state(call, kernel)) } : null,
    connections: connections.filter((one) => one.connector === key).map(shownConnection),
  };
}

/** A connection as its owners see it. Settings of fields that no longer exist stay out. */
export function shownConnection({ partner_id: _, ...connection }: StoredConnection): Connection {
  return connection;
}

/** The requests for integrations that do not exist, with the number of people. Partners see their own. */
async function listRequests(call: Call): Promise<Catalog['requests']> {
  const { partner_id, user_id } = call.actor;
  const mine = await call.rows<{ name_key: string }>(sql`
    select distinct name_key from integration_requests
    where organization_id = ${call.organization_id} and (${partner_id}::uuid is null or partner_id = ${partner_id})`);
  return call.asCompany((company) =>
    company.rows<Catalog['requests'][number]>(sql`
      select (array_agg(name order by created_at, id))[1] as name, count(*)::int as votes,
        bool_or(user_id = ${user_id}) as is_mine
      from integration_requests
      where organization_id = ${company.organization_id}
        and name_key = any(${mine.map(({ name_key }) => name_key)}::text[])
      group by name_key order by 2 desc, 1 limit 50`),
  );
}

const MOST_REQUESTS = 30;

/** Counts the caller's vote for an integration, once. @throws 409 when it exists already */
export async function requestIntegration(kernel: Kernel, call: Call, name: string): Promise<Catalog> {
  const key = keyOf(name);
  if (key.length < 2) throw invalid({ name: ['must have at least 2 letters'] });
  const existing = declaredConnectors().find(
    (connector) => connector.sides.includes(call.actor.mode) && keyOf(connector.name) === key,
  );
  if (existing) throw conflict(`${existing.name} is available already.`);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from integration_requests
    where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id}`);
  if (count >= MOST_REQUESTS) throw conflict(`You can ask for at most ${MOST_REQUESTS} integrations.`);
  await call.run(sql`
    insert into integration_requests (id, organization_id, partner_id, user_id, name, name_key, created_at)
    values (${newId()}, ${call.organization_id}, ${call.actor.partner_id}, ${call.actor.user_id}, ${name.trim()},
      ${key}, ${call.now()}) on conflict (organization_id, name_key, user_id) do nothing`);
  return readCatalog(kernel, call);
}

const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.-]+/g, '');

/** Lists the consequences, before a connection is disconnected. */
export async function disconnectSheet(call: Call, id: string): Promise<StepSheet> {
  const connection = await findConnection(call, id);
  if (connection.status === 'disconnected') throw conflict('This connection is disconnected already.');
  const connector = offeredConnector(call, connection.connector);
  const canRevoke = connection.access === 'oauth' && (connection.is_brokered || oauthOf(connector)?.revoke_url);
  const facts = [
    { label: 'Stays', value: [connector.stays] },
    { label: 'Stops', value: [connector.goes] },
    { label: 'Credentials', value: ['Deleted from Tandem at once'] },
    ...(connection.access === 'oauth'
      ? [
          {
            label: `Access at ${connector.name}`,
            value: [canRevoke ? 'Revoked' : `Remove Tandem from the connected apps in ${connector.name}.`],
          },
        ]
      : []),
    ...(await usesOfConnection(call, id)).map(({ label, value }) => ({ label, value: [value] })),
  ];
  return {
    action: [`Disconnect ${connection.name}`],
    figures: [],
    note: null,
    facts,
    changes: [],
    excluded: [],
    final: [],
  };
}
