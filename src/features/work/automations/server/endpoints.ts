import { randomBytes } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { openSecret, removeSecret, replaceSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import { newId } from '#shared/ids.ts';
import type { AutomationEndpoint, EndpointCreate, NewEndpoint } from '../endpoints.schema.ts';

const ref_table = 'automation_endpoints';
const address: SecretKind = { ref_table, name: 'address', max: 1000 };
const signing: SecretKind = { ref_table, name: 'signing_secret', max: 100 };
const previous: SecretKind = { ref_table, name: 'previous_signing_secret', max: 100 };

const OVERLAP_MS = 24 * 3_600_000;

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Stores the address of another system, encrypted, and creates the secret that signs the requests to it. */
export async function createEndpoint(call: Call, input: EndpointCreate): Promise<NewEndpoint> {
  const url = URL.parse(input.address.trim());
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw invalid({ address: ['must be an address that begins with https://, without a user name'] });
  const [id, secret] = [newId(), newSecret()];
  await call.run(
    `insert into automation_endpoints (id, organization_id, name, host, secret_changed_at, created_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [id, call.organization_id, input.name.trim(), url.host, call.now()],
  );
  await replaceSecret(call, address, id, url.href);
  await replaceSecret(call, signing, id, secret);
  return { id, host: url.host, secret };
}

/** Creates another secret. Requests carry the signatures of both for a day, until the other system has the new one. */
export async function rotateEndpoint(call: Call, id: string): Promise<NewEndpoint> {
  const { host } = await call.one<{ host: string }>(
    'select host from automation_endpoints where organization_id = $1 and id = $2 for update',
    [call.organization_id, id],
    'This system',
  );
  const before = await openSecret(call, signing, id);
  if (before) await replaceSecret(call, previous, id, before);
  const secret = newSecret();
  await replaceSecret(call, signing, id, secret);
  await call.run(
    `update automation_endpoints set secret_changed_at = $3, previous_until = $4 where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now(), new Date(call.now().getTime() + OVERLAP_MS)],
  );
  return { id, host, secret };
}

/** @throws 409 while a flow sends to it */
export async function removeEndpoint(call: Call, { id }: AutomationEndpoint): Promise<void> {
  const used = await call.maybe<{ name: string }>(
    `select a.name from automations a
     left join automation_versions v on v.organization_id = a.organization_id and v.automation_id = a.id and v.version = a.published_version
     where a.organization_id = $1 and a.archived_at is null and (strpos(a.definition::text, $2) > 0 or strpos(v.definition::text, $2) > 0)
     order by a.name limit 1`,
    [call.organization_id, id],
  );
  if (used) throw conflict(`The automation “${used.name}” sends data to this system. Remove the step first.`);
  for (const kind of [address, signing, previous]) await removeSecret(call, kind, id);
}

/** The address and the secrets for a request; undefined when the system was deleted. */
export async function openEndpoint(
  call: Call,
  id: string,
): Promise<{ url: string; secrets: readonly string[] } | undefined> {
  const row = await call.maybe<{ is_rotating: boolean }>(
    `select coalesce(previous_until > $3, false) as is_rotating from automation_endpoints
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now()],
  );
  const url = row && (await openSecret(call, address, id));
  const secret = row && (await openSecret(call, signing, id));
  if (!url || !secret) return undefined;
  const before = row.is_rotating ? await openSecret(call, previous, id) : null;
  return { url, secrets: before ? [secret, before] : [secret] };
}
