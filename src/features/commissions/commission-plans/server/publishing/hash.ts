import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/text/canonical-json.ts';

/** The fingerprint of a published version: hex SHA-256 of its definition's canonical JSON. */
export function planDefinitionHash(definition: object): string {
  return createHash('sha256').update(canonicalJson(definition)).digest('hex');
}
