import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newFileKey } from '#server/ports/files.ts';
import { newId } from '#shared/ids.ts';
import type { ResourceCreate } from '../schema.ts';
import { recordOpening } from './events.ts';
import { addResourceVersion, createResource } from './service.ts';
import { takeResourceStep } from './steps.ts';

/** @returns the id of a published link for all partners */
export async function sampleResource(call: Call, overrides: Partial<ResourceCreate> = {}): Promise<string> {
  const id = await createResource(call, {
    name: `Price list ${newId().slice(-6)}`,
    kind: 'link',
    ...((overrides.kind ?? 'link') === 'link' && { url: 'https://example.com/prices' }),
    ...overrides,
  });
  if ((overrides.kind ?? 'link') === 'link') await takeResourceStep.publish(call, id);
  return id;
}

export async function sampleResourceVersion(call: Call): Promise<string> {
  const resource_id = await sampleResource(call, { kind: 'file' });
  await addResourceVersion(call, resource_id, {
    key: newFileKey(),
    file_name: 'Prices.pdf',
    kind: 'pdf',
    media_type: 'application/pdf',
    size: 1200,
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  });
  const { id } = await call.one<{ id: string }>(sql`
    select id from resource_versions where organization_id = ${call.organization_id} and resource_id = ${resource_id}`);
  return id;
}

export async function sampleResourceView(call: Call): Promise<string> {
  const resource_id = await sampleResource(call);
  await recordOpening(call, { id: resource_id, version: 0, kind: 'viewed', ticket: newFileKey() });
  const { id } = await call.one<{ id: string }>(sql`
    select id from resource_events where organization_id = ${call.organization_id} and resource_id = ${resource_id}`);
  return id;
}
