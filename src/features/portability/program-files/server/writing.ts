import type { Row } from '#server/db/client.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { ProgramApi } from './api.ts';
import { isEmpty, programFileFields } from './fields.ts';
import type { StoredItem, Writing } from './parts/define.ts';
import { same } from './words.ts';

/** The fields that the API accepts for a new record. */
export function creatable(api: ProgramApi, { item, body }: Pick<Writing, 'item' | 'body'>): Row {
  const shape = api.createShape(item.part.resource)?.properties ?? {};
  return Object.fromEntries(Object.entries(body).filter(([name]) => name in shape));
}

/** Writes the fields that differ. A change since the program was read is refused. */
export async function updateItem({ api, item, body }: Writing, current: StoredItem): Promise<void> {
  const { part } = item;
  const shape = api.updateShape(part.resource)?.properties ?? {};
  const changed = programFileFields(api, part).filter(
    (name) => !same(orEmpty(item.values[name]), orEmpty(current.values[name])),
  );
  const fixed = changed.find((name) => !(name in shape));
  if (fixed !== undefined)
    throw new Refusal(422, `The field ${fixed} cannot be changed once the record exists.`, {
      [fixed]: ['cannot be changed'],
    });
  const patch = Object.fromEntries(
    changed.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  if (Object.keys(patch).length === 0) return;
  if (current.row.has_changes === true && part.states && current.row[part.states.column] === 'published')
    throw conflict('It has unpublished changes. Publish or discard them first.');
  await api.update(part.resource, current.id, {
    ...patch,
    ...('row_version' in shape && { row_version: current.row.row_version }),
  });
}

const orEmpty = (value: unknown) => (isEmpty(value) ? null : value);
