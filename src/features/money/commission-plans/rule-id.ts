import { newId } from '#shared/ids.ts';

/** A rule's id names its account for ever, so it says nothing that could become untrue. Where rules tie, the older id goes first. */
export function newRuleId(): string {
  return `r-${newId().replaceAll('-', '').slice(0, 12)}${newId().slice(-4)}`;
}
