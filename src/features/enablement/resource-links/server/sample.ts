import { sampleResource } from '#features/enablement/resources/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { recordOpen } from './link.ts';
import { shareResource } from './share.ts';

export async function sampleResourceLink(call: Call): Promise<string> {
  const [link] = await shareResource(call, await sampleResource(call), {
    recipients: [{ name: 'Grace Hopper', email: 'grace@customer.example' }],
  });
  return link!.id;
}

export async function sampleResourceLinkOpen(call: Call): Promise<string> {
  const id = await sampleResourceLink(call);
  const { resource_id } = await call.one<{ resource_id: string }>(
    sql`select resource_id from resource_links where organization_id = ${call.organization_id} and id = ${id}`,
  );
  const open = { link: { id, resource_id }, email: null, version: 0, ticket: newId() };
  await recordOpen(call, { ...open, kind: 'opened' });
  const row = await call.one<{ id: string }>(
    sql`select id from resource_link_opens where organization_id = ${call.organization_id} and link_id = ${id}`,
  );
  return row.id;
}
