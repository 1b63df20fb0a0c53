import { createHash, timingSafeEqual } from 'node:crypto';
import { CrmError, type CrmHookRequest } from '#server/ports/crm.ts';
import { crmExchangeText, isCrmExchangeObject } from '../exchange.ts';
import { OBJECTS } from './fields.ts';

/** Pipedrive signs nothing, but sends the user name and the password that were entered with the webhook. */
export function readPipedriveHook(
  { method, headers, body }: CrmHookRequest,
  { webhook_password }: Readonly<Record<string, string>>,
) {
  const forged = () => new CrmError('forbidden', 'The webhook has no valid password.');
  if (!webhook_password || webhook_password.length < 16 || method !== 'POST') throw forged();
  const sent = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i.exec(headers.authorization ?? '')?.[1];
  const text = Buffer.from(sent ?? '', 'base64').toString();
  if (!sent || !isEqual(text, `tandem:${webhook_password}`)) throw forged();
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    throw new CrmError('invalid', 'The webhook is not JSON.');
  }
  const meta = isCrmExchangeObject(message) && isCrmExchangeObject(message.meta) ? message.meta : {};
  const found = Object.entries(OBJECTS).find(([, { entity }]) => entity === meta.entity);
  const id = crmExchangeText(meta.entity_id);
  if (!id || !/^[1-9]\d{0,15}$/.test(id)) throw new CrmError('invalid', 'The webhook names no record.');
  if (!found) return [];
  // A repeated delivery has the same id and time; only the number of its attempt differs.
  const event_id = [meta.webhook_id, meta.id, meta.entity, id, meta.action, meta.timestamp]
    .map((part) => crmExchangeText(part) ?? '')
    .join(':');
  return [{ object: found[0], id, event_id: event_id.slice(0, 200) }];
}

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
