import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { checkedAddress, defineSignedTargets, type SignedTarget } from '#server/secrets/signed-targets.ts';
import { newId } from '#shared/ids.ts';
import type { AutomationEndpoint, EndpointCreate, NewEndpoint } from '../endpoints.schema.ts';

const targets = defineSignedTargets('automation_endpoints');

/** Stores the address of another system, encrypted, and creates the secret that signs the requests to it. */
export async function createAutomationEndpoint(call: Call, input: EndpointCreate): Promise<NewEndpoint> {
  const url = checkedAddress(input.address);
  const id = newId();
  const now = call.now();
  await call.run(sql`
    insert into automation_endpoints (id, organization_id, name, host, secret_changed_at, created_at)
    values (${id}, ${call.organization_id}, ${input.name.trim()}, ${url.host}, ${now}, ${now})`);
  return { id, host: url.host, secret: await targets.create(call, id, url) };
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
}

/** The address and the secrets for a request; undefined when the system was deleted. */
export async function openEndpoint(call: Call, id: string): Promise<SignedTarget | undefined> {
  const row = await call.maybe<{ is_rotating: boolean }>(sql`
    select coalesce(previous_until > ${call.now()}, false) as is_rotating from automation_endpoints
    where organization_id = ${call.organization_id} and id = ${id}`);
  return row && targets.open(call, id, { isRotating: row.is_rotating });
}
