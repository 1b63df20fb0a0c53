import { newId } from '#shared/ids.ts';

/**
 * A rule's id names its account forever, so it contains nothing that could become untrue. Where rules tie, the older id
 * comes first.
 */
export function newRuleId(): string {
  return `r-${newId().replaceAll('-', '').slice(0, 12)}${newId().slice(-4)}`;
}
