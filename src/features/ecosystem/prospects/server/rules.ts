import { ownerByDefault } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict } from '#server/errors.ts';
import { domainKey, hostOf, nameKey } from '#shared/matching.ts';
import type { Prospect, ProspectCreate } from '../schema.ts';

/** The stored spellings and keys. A website gives the domain where none is entered. */
function keysOf({ name, domain, website }: Pick<Prospect, 'name' | 'domain' | 'website'>) {
  const host = hostOf(domain || website || '');
  return {
    name: name.trim(),
    name_key: nameKey(name) || name.trim().toLowerCase(),
    domain: host,
    domain_key: domainKey(host),
  };
}

export async function prepareProspect(call: Call, input: ProspectCreate): Promise<Row> {
  const { name, domain = null, website = null } = input;
  return {
    ...(input.owner_user_id === undefined && { owner_user_id: await ownerByDefault(call) }),
    ...(call.batch_id && { source: 'import' }),
    ...input,
    ...keysOf({ name, domain, website }),
    stage_changed_at: call.now().toISOString(),
  };
}

/** A converted prospect stays as it was, because the partner is what counts from then on. */
export function prepareProspectChange(_call: Call, current: Prospect, patch: Partial<Prospect>): Row {
  if (current.stage === 'won' && Object.keys(patch).some((key) => key !== 'archived_at'))
    throw conflict('This prospect is already a partner. Change the partner instead.');
  if (patch.name === undefined && patch.domain === undefined && patch.website === undefined) return patch;
  const domain = patch.domain === undefined && patch.website ? null : current.domain;
  return { ...patch, ...keysOf({ ...current, domain, ...patch }) };
}
