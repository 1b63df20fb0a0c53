import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/canonical-json.ts';

/** What a published version is known by: hex SHA-256 of its definition's canonical JSON. */
export function definitionHash(definition: object): string {
  return createHash('sha256').update(canonicalJson(definition)).digest('hex');
}
