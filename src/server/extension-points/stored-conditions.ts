import type { Call } from '../call.ts';

/** The step of a feature with stored conditions when the values they name change. */
export interface StoredConditions {
  /** `value`: only conditions that name it count. @throws 409 while conditions in use ask for the field */
  rejectWhileInConditions: (call: Call, what: string, field: string, value?: string) => Promise<void>;
  /** Values got another name, or became one with another: conditions follow. */
  renameInConditions: (call: Call, field: string, from: readonly string[], into: string) => Promise<void>;
}

const stored: StoredConditions[] = [];

/** Declares stored conditions; a feature lists them as `conditions` in its `server/index.ts`. */
export function defineStoredConditions(conditions: StoredConditions): StoredConditions {
  stored.push(conditions);
  return conditions;
}

/** @throws 409 while conditions of any feature ask for the field or, if given, for this value of it */
export async function rejectWhileInConditions(call: Call, what: string, field: string, value?: string): Promise<void> {
  for (const conditions of stored) await conditions.rejectWhileInConditions(call, what, field, value);
}

/** Renames values in the conditions of all features. */
export async function renameInConditions(
  call: Call,
  field: string,
  from: readonly string[],
  into: string,
): Promise<void> {
  for (const conditions of stored) await conditions.renameInConditions(call, field, from, into);
}
