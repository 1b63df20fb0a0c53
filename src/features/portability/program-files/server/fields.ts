import { isNullable, kindOf } from '#server/resource/column.ts';
import type { TSchema } from '#shared/schema.ts';
import type { ProgramApi } from './api.ts';
import type { ProgramPart } from './parts/define.ts';

const never = new Set([
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'archived_at',
  'custom',
  'template',
  'copy_of',
]);

/** The fields of a part: those that the API accepts for new records, without those that stay with the company. */
export function programFileFields(api: ProgramApi, part: ProgramPart): string[] {
  if (part.fields) return [...part.fields];
  const left = new Set([...(part.leaves ?? []), ...(part.nested ? [part.nested.field] : [])]);
  if (part.settings) return Object.keys(api.settingsShape(part.settings).properties).filter((name) => !left.has(name));
  const row = api.resource(part.resource).row.properties;
  const shape = api.createShape(part.resource) ?? api.updateShape(part.resource);
  const isByPlace = part.file === 'list' && api.resource(part.resource).ordered;
  return Object.keys(shape?.properties ?? {}).filter(
    (name) => name in row && !never.has(name) && !left.has(name) && !(isByPlace && name === 'order'),
  );
}

const columnOf = (api: ProgramApi, { settings, resource }: ProgramPart, field: string): TSchema | undefined =>
  (settings ? api.settingsShape(settings) : api.resource(resource).row).properties[field];

/** Whether the field is one of the record itself, not one that the part composes. */
export const hasColumn = (api: ProgramApi, part: ProgramPart, field: string): boolean =>
  columnOf(api, part, field) !== undefined;

/** The value of a missing field: null, an empty list or object; undefined leaves the value as it is. */
export function emptyValue(api: ProgramApi, part: ProgramPart, field: string): unknown {
  const schema = columnOf(api, part, field);
  if (!schema) return undefined;
  if (isNullable(schema)) return null;
  const { type } = schema as { type?: string };
  if (type === 'array' || kindOf(schema).endsWith('[]')) return [];
  return type === 'object' ? {} : undefined;
}

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0);
