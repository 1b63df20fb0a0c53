import { type Crm, CrmError } from '#server/ports/crm.ts';
import { Type } from '#shared/schema.ts';
import type { Send } from '../transport.ts';
import { listChanges } from './changes.ts';
import { checked, createClient } from './client.ts';
import { createDescriptions } from './describe.ts';
import { readHubspotHook } from './hooks.ts';
import { findHubspotObject, type HubspotObject } from './objects.ts';
import { findHubspotRecords, type Reader, readHubspotRecords } from './read.ts';
import { writeRecords } from './write.ts';

export const HUBSPOT_API = 'https://api.hubapi.com';

/** The scopes that the synchronization needs. */
export const hubspotScopes = [
  'oauth',
  'crm.objects.companies.read',
  'crm.objects.companies.write',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.deals.read',
  'crm.objects.deals.write',
  'crm.schemas.companies.read',
  'crm.schemas.companies.write',
  'crm.schemas.contacts.read',
  'crm.schemas.contacts.write',
  'crm.schemas.deals.read',
  'crm.schemas.deals.write',
] as const;

export interface HubspotOptions {
  /** The name of the system in messages. */
  system?: string;
  /** Adds the credentials. */
  send: Send;
  now: () => Date;
  /** The token of a private app, whose scopes HubSpot tells; a consent by OAuth includes all requested scopes. */
  private_app_token?: string | undefined;
  /** The app's client secret, which signs webhooks. */
  hook_secret?: string | undefined;
  /** Milliseconds between two lists of archived records. */
  archived_every_ms?: number;
  /** Milliseconds until the search shows a change at the latest. */
  settles_ms?: number;
  /** Replaces the address of a record for people. */
  urlOf?: (object: string, id: string) => string | null;
  origin?: string;
}

const Details = Type.Object({
  portalId: Type.Number(),
  uiDomain: Type.Optional(Type.String({ maxLength: 100 })),
});
const TokenInfo = Type.Object({ scopes: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }) });

const FIVE_MINUTES = 5 * 60_000;
const SEARCH_DELAY_MS = 30_000;

/** HubSpot behind the port of CRM systems, by its API of version 3 and associations of version 4. */
export function createHubspot({
  system = 'HubSpot',
  send,
  now,
  private_app_token,
  hook_secret,
  archived_every_ms = FIVE_MINUTES,
  settles_ms = SEARCH_DELAY_MS,
  urlOf,
  origin = HUBSPOT_API,
}: HubspotOptions): Crm {
  const client = createClient({ system, send, origin, now });
  const descriptions = createDescriptions(client);
  let details: Promise<{ portalId: number; uiDomain?: string }> | undefined;

  function account() {
    details ??= client.request('GET', '/account-info/v3/details').then(({ value }) => checked(Details, value));
    details.catch(() => {
      details = undefined;
    });
    return details;
  }

  const reader: Reader = {
    client,
    descriptions,
    async urlOf({ name, type_id }: HubspotObject, id) {
      if (urlOf) return urlOf(name, id);
      const { portalId, uiDomain = '' } = await account();
      const host = /^app(-\w+)?\.hubspot\.com$/.test(uiDomain) ? uiDomain : 'app.hubspot.com';
      return `https://${host}/contacts/${portalId}/record/${type_id}/${id}`;
    },
  };

  const objectOf = (name: string): HubspotObject => {
    const object = findHubspotObject(name);
    if (!object) throw new CrmError('missing', `${system} has no object "${name}" that can be synchronized.`);
    return object;
  };

  return {
    async check() {
      const { portalId } = await account();
      const scopes = private_app_token === undefined ? hubspotScopes : await scopesOf(private_app_token);
      const missing = hubspotScopes.filter((scope) => scope !== 'oauth' && !scopes.includes(scope));
      if (missing.length > 0) {
        throw new CrmError('forbidden', `Add these scopes to the app in HubSpot: ${missing.join(', ')}.`);
      }
      return { account: `HubSpot account ${portalId}`, scopes };
    },
    describe: () => descriptions.all(),
    changes: async (object, cursor, listing) =>
      listChanges(reader, objectOf(object), cursor, listing, { archived_every_ms, settles_ms }),
    read: async (object, ids, fields) => readHubspotRecords(reader, objectOf(object), ids, fields),
    find: async (object, field, values, fields) => findHubspotRecords(reader, objectOf(object), field, values, fields),
    write: async (object, writes) => writeRecords({ client, descriptions }, objectOf(object), writes),
    readHook: (request) => readHubspotHook(request, hook_secret, now()),
  };

  async function scopesOf(tokenKey: string): Promise<readonly string[]> {
    const { value } = await client.request('POST', '/oauth/v2/private-apps/get/access-token-info', { tokenKey });
    return checked(TokenInfo, value).scopes;
  }
}
