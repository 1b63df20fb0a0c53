import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { CrmError, type CrmHookChange, type CrmHookRequest } from '#server/ports/crm.ts';
import { parse } from './failure.ts';
import { hubspotObjects } from './objects.ts';

/** A signature of version 3 is accepted for five minutes, as HubSpot's documentation asks. */
const WINDOW_MS = 5 * 60_000;
/** HubSpot repeats an event for at most a day, and a signature of version 1 contains no other time. */
const OLDEST_MS = 25 * 3_600_000;
const MOST_BYTES = 1_000_000;
const MOST_EVENTS = 1000;

/**
 * Verifies a webhook by its signature of version 3, or of version 1 if there is none of version 3, and reads the
 * changes that it announces.
 * Source: https://developers.hubspot.com/docs/apps/legacy-apps/authentication/validating-requests
 * @throws CrmError `forbidden` for a request that does not come from HubSpot, or not now
 */
export function readHubspotHook(
  request: CrmHookRequest,
  secret: string | undefined,
  now: Date,
): readonly CrmHookChange[] {
  if (!secret) throw new CrmError('forbidden', "Enter the app's client secret to receive webhooks of HubSpot.");
  if (Buffer.byteLength(request.body) > MOST_BYTES) throw new CrmError('invalid', 'The webhook is too large.');
  const third = request.headers['x-hubspot-signature-v3'];
  if (third !== undefined) {
    const time = request.headers['x-hubspot-request-timestamp'] ?? '';
    if (!/^\d{10,16}$/.test(time) || Math.abs(now.getTime() - Number(time)) > WINDOW_MS) throw forged();
    const source = `${request.method.toUpperCase()}${decodedAddress(request.url)}${request.body}${time}`;
    const expected = createHmac('sha256', secret).update(source, 'utf8').digest();
    if (!isEqual(third, expected, 'base64')) throw forged();
  } else {
    const first = request.headers['x-hubspot-signature'];
    const version = request.headers['x-hubspot-signature-version'] ?? 'v1';
    const expected = createHash('sha256').update(`${secret}${request.body}`, 'utf8').digest();
    if (first === undefined || version !== 'v1' || !isEqual(first, expected, 'hex')) throw forged();
  }
  const events = eventsOf(request.body);
  if (third === undefined && events.some(({ at }) => now.getTime() - at > OLDEST_MS)) throw forged();
  return events.flatMap(({ changes }) => changes);
}

const forged = () => new CrmError('forbidden', 'The webhook has no valid signature of HubSpot.');

/** The characters that HubSpot writes decoded in the signed address. */
const decodedAddress = (url: string): string =>
  url.replace(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi, (encoded) => decodeURIComponent(encoded));

/** Compares the text exactly, because other spellings of the same bytes are not what HubSpot sends. */
function isEqual(given: string, expected: Buffer, encoding: 'base64' | 'hex'): boolean {
  const own = Buffer.from(expected.toString(encoding));
  const other = Buffer.from(given);
  return own.length === other.length && timingSafeEqual(own, other);
}

function eventsOf(body: string): { at: number; changes: CrmHookChange[] }[] {
  const list = parse(body);
  if (!Array.isArray(list) || list.length > MOST_EVENTS)
    throw new CrmError('invalid', 'The webhook is not a list of events.');
  return list.map((event: unknown) => {
    const raw = (typeof event === 'object' && event !== null ? event : {}) as Record<string, unknown>;
    const object = objectOf(raw);
    const at = typeof raw.occurredAt === 'number' && Number.isFinite(raw.occurredAt) ? raw.occurredAt : 0;
    if (!object) return { at, changes: [] };
    const merged = Array.isArray(raw.mergedObjectIds) ? raw.mergedObjectIds.slice(0, 100) : [];
    const ids = [raw.objectId, raw.primaryObjectId, raw.newObjectId, raw.fromObjectId, ...merged].flatMap(idOf);
    // The event's id alone is not unique.
    const event_id = [raw.eventId, raw.subscriptionId, raw.portalId, raw.occurredAt]
      .map(String)
      .join(':')
      .slice(0, 200);
    return { at, changes: [...new Set(ids)].map((id) => ({ object, id, event_id: `${event_id}:${id}` })) };
  });
}

const idOf = (value: unknown): string[] => (/^\d{1,20}$/.test(String(value)) ? [String(value)] : []);

/** The type is `company.propertyChange`, or `object.propertyChange` with the object's id `0-2`. */
function objectOf({ subscriptionType, objectTypeId, fromObjectTypeId }: Record<string, unknown>): string | undefined {
  const [prefix] = String(subscriptionType).split('.');
  const type = objectTypeId ?? fromObjectTypeId;
  return hubspotObjects.find(
    ({ singular, type_id }) => singular === prefix || (prefix === 'object' && type_id === type),
  )?.name;
}
