import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { checkedAddress, defineSignedTargets, type SignedTarget } from '#server/secrets/signed-targets.ts';
import { openSecret, removeSecret, replaceSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import { newId } from '#shared/ids.ts';
import type { AutomationEndpoint, EndpointCreate, NewEndpoint, SecretHeader } from '../endpoints.schema.ts';

/** Together with their names, as JSON. */
const secretHeaders: SecretKind = { ref_table: 'automation_endpoints', name: 'headers', max: 15_000 };
/** Headers that a request has anyway, or that would change where it goes. */
const OWN_HEADERS =
  /^(?:host|connection|content-length|content-type|transfer-encoding|te|trailer|upgrade|expect|idempotency-key|webhook-.*|proxy-.*)$/i;

const targets = defineSignedTargets('automation_endpoints');

/** Stores the address of another system, encrypted, and creates the secret that signs the requests to it. */
export async function createAutomationEndpoint(call: Call, input: EndpointCreate): Promise<NewEndpoint> {
  const url = checkedAddress(input.address);
  const id = newId();
  const now = call.now();
  const headers = checkedHeaders(input.headers ?? []);
  await call.run(sql`
    insert into automation_endpoints (id, organization_id, name, host, header_names, secret_changed_at, created_at)
    values (${id}, ${call.organization_id}, ${input.name.trim()}, ${url.host}, ${headers.map(({ name }) => name)},
      ${now}, ${now})`);
  if (headers.length > 0)
    await call.asCompany((company) => replaceSecret(company, secretHeaders, id, JSON.stringify(headers)));
  return { id, host: url.host, secret: await targets.create(call, id, url) };
}

function checkedHeaders(headers: readonly SecretHeader[]): readonly SecretHeader[] {
  const names = headers.map(({ name }) => name.toLowerCase());
  for (const [at, name] of names.entries()) {
    if (OWN_HEADERS.test(name)) throw invalid({ headers: [`“${name}” cannot be set`] });
    if (names.indexOf(name) !== at) throw invalid({ headers: [`“${name}” is entered twice`] });
  }
  return headers;
}

/** Creates another secret. Requests carry the signatures of both for a day, until the other system has the new one. */
export async function rotateAutomationEndpoint(call: Call, id: string): Promise<NewEndpoint> {
  const { host } = await call.one<{ host: string }>(
    sql`
      select host from automation_endpoints where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This system',
  );
  const { secret, previous_until } = await targets.rotate(call, id);
  await call.run(sql`
    update automation_endpoints set secret_changed_at = ${call.now()}, previous_until = ${previous_until}
    where organization_id = ${call.organization_id} and id = ${id}`);
  return { id, host, secret };
}

/** @throws 409 while a flow sends to it */
export async function removeAutomationEndpoint(call: Call, { id }: AutomationEndpoint): Promise<void> {
  const used = await call.maybe<{ name: string }>(sql`
    select a.name from automations a
    left join automation_versions v on v.organization_id = a.organization_id and v.automation_id = a.id
      and v.version = a.published_version
    where a.organization_id = ${call.organization_id} and a.archived_at is null
      and (strpos(a.definition::text, ${id}) > 0 or strpos(v.definition::text, ${id}) > 0)
    order by a.name limit 1`);
  if (used) throw conflict(`The automation “${used.name}” sends data to this system. Remove the step first.`);
  await targets.remove(call, id);
  await call.asCompany((company) => removeSecret(company, secretHeaders, id));
}

/** A system as a request needs it. */
export interface OpenEndpoint extends SignedTarget {
  headers: readonly SecretHeader[];
}

/** The address, the secrets and the secret headers for a request; undefined when the system was deleted. */
export async function openEndpoint(call: Call, id: string): Promise<OpenEndpoint | undefined> {
  const row = await call.maybe<{ is_rotating: boolean }>(sql`
    select coalesce(previous_until > ${call.now()}, false) as is_rotating from automation_endpoints
    where organization_id = ${call.organization_id} and id = ${id}`);
  const target = row && (await targets.open(call, id, { isRotating: row.is_rotating }));
  if (!target) return undefined;
  const stored = await openSecret(call, secretHeaders, id);
  return { ...target, headers: stored ? (JSON.parse(stored) as SecretHeader[]) : [] };
}
