import type { Call } from '#server/call.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { type DemoField, type DemoObject, type DemoRecordCreate, demoFields, demoObjects } from '../../schema.ts';
import type { StoredRecord } from '../mocks/kit/store.ts';
import { announceTo } from './announce.ts';
import type { OtherSystem, Person } from './hands.ts';
import { storeWithin } from './store.ts';
import { fillSystem } from './system-records.ts';
import { demoCrmPart, playable } from './systems.ts';

export function personIn(call: Call, object: DemoObject, system: OtherSystem): Person {
  const store = demoCrmPart(storeWithin(call), system);
  const hands = playable[system].hands(store, () => call.now());
  const { of } = demoObjects[object];
  const told = (...ids: string[]) =>
    announceTo(
      call,
      system,
      ids.map((id) => ({ object: of, id, event_id: newId() })),
    );
  async function stored(id: string): Promise<StoredRecord> {
    const [found] = await store.transaction((view) => view.get(of, [id]));
    if (!found || found.is_deleted) throw notFound('This record of the demo system');
    return found;
  }
  return {
    async create(values) {
      const missing = demoFields[object].find(({ name, is_required }) => is_required && !values[name]?.trim());
      if (missing) throw invalid({ [missing.name]: ['is required'] });
      const id = await hands.save(of, { ...withDefaults(object), ...storedValues(object, values, {}) });
      await told(id);
      return { id };
    },
    async update(id, values) {
      const { values: before } = await stored(id);
      await hands.save(of, storedValues(object, values, before), id);
      await told(id);
    },
    async remove(id) {
      await stored(id);
      await hands.remove(of, id);
      await told(id);
    },
    async merge(id, into) {
      if (!hands.merge) throw conflict('Records of this system cannot be merged here.');
      await stored(id);
      await stored(into);
      if (id === into) throw invalid({ into: ['must be another record'] });
      await hands.merge(of, id, into);
      await told(id, into);
    },
  };
}

/** Deletes the records of a system and creates those of a new one. */
export async function resetSystem(call: Call, system: OtherSystem): Promise<void> {
  const store = demoCrmPart(storeWithin(call), system);
  const hands = playable[system].hands(store, () => call.now());
  const changes: { object: string; id: string; event_id: string }[] = [];
  const names = new Set(Object.values(demoObjects).flatMap((one) => (one.system === system ? [one.of] : [])));
  for (const object of names)
    for (const { id, is_deleted } of await store.transaction((view) => view.list(object)))
      if (!is_deleted) {
        await hands.remove(object, id);
        changes.push({ object, id, event_id: newId() });
      }
  await announceTo(call, system, changes);
  await fillSystem(system, store, hands, () => call.now(), { again: true });
}

/** The values that the screen does not show, but the system always has. */
const withDefaults = (object: DemoObject): Record<string, unknown> =>
  object === 'organization_deals'
    ? { currency: 'USD', pipeline_id: 1 }
    : object === 'accounts'
      ? { Active__c: true }
      : {};

/** The entered texts in the form of the provider. @throws 422 for a field or value that the screen does not offer */
function storedValues(
  object: DemoObject,
  values: DemoRecordCreate['values'],
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = new Map(demoFields[object].map((field) => [field.name, field]));
  const stored: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(values)) {
    const field = known.get(name);
    if (!field) throw invalid({ [name]: ['is not a field of this system'] });
    const value = text.trim();
    if (field.is_required && value === '') throw invalid({ [name]: ['is required'] });
    if (value !== '' && field.options && !field.options.some((option) => option.value === value))
      throw invalid({ [name]: ['is not one of the options'] });
    const [first = name, second] = (field.path ?? name).split('.');
    const entered = enteredValue(field, value);
    stored[first] = second
      ? { ...(before[first] as object), ...(stored[first] as object), [second]: entered }
      : entered;
  }
  return stored;
}

function enteredValue(field: DemoField, value: string): unknown {
  if (field.stored === 'entries') return value === '' ? [] : [{ value, primary: true, label: 'work' }];
  if (value === '') return null;
  if (field.kind !== 'number' && field.stored !== 'number') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) throw invalid({ [field.name]: ['must be a number'] });
  return number;
}

/** The texts of a stored record by the fields of the screen. */
export function shownValues(object: DemoObject, { values }: StoredRecord): Record<string, string> {
  return Object.fromEntries(
    demoFields[object].flatMap((field) => {
      const [first = '', second] = (field.path ?? field.name).split('.');
      const outer = (values as Record<string, unknown>)[first];
      const value = second ? (outer as Record<string, unknown> | undefined)?.[second] : outer;
      const shown = field.stored === 'entries' ? (value as { value: string }[] | undefined)?.[0]?.value : value;
      return shown === undefined || shown === null ? [] : [[field.name, String(shown)]];
    }),
  );
}
