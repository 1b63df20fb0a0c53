import type { Crm } from '#server/ports/crm.ts';

/** Texts of another system as PostgreSQL stores them: without zero bytes, and without halves of surrogate pairs. */
function storableValue<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(storableValue) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableValue(key), storableValue(part)])) as T;
}

/** One record with such a text would otherwise fail the whole page that it is listed on, and each try after it. */
export function storableCrm(crm: Crm): Crm {
  return {
    check: () => crm.check(),
    describe: async () => storableValue(await crm.describe()),
    changes: async (...asked) => storableValue(await crm.changes(...asked)),
    read: async (...asked) => storableValue(await crm.read(...asked)),
    find: async (...asked) => storableValue(await crm.find(...asked)),
    write: (...asked) => crm.write(...asked),
    ...(crm.readHook && { readHook: (request) => crm.readHook!(request) }),
  };
}
