import type { Leaving } from '#shared/nouns/fields.ts';
import { leavingByName, peopleResources } from '#shared/nouns/leaving.ts';
import type { TSchema } from '#shared/schema.ts';
import type { Resource } from '../resource/define.ts';
import { isStructure } from './schema-shape.ts';

/** Rows that are texts of a conversation. Only the tool that reads conversations sends their bodies. */
const WRITINGS = /_(notes|comments|emails|messages|activities)$/;

export interface ColumnLeaving {
  leaving: Leaving;
  /** The declaration says so; otherwise it follows from the kind and the name. */
  isDeclared: boolean;
  /** The people whose ids the column beside it holds: `owner_name` has them in `owner_user_id`. */
  who?: { resource: string; id: string };
}

/** The form in which a column of a resource may leave to a language model. */
export function leavingOfColumn(resource: Resource, column: string): ColumnLeaving {
  const { fields = {}, leaves = {}, row, name } = resource;
  const field = fields[column];
  const own = leaves[column] ?? field?.leaves;
  const [key, reference] = Object.entries(fields).find(([, { named }]) => named === column) ?? [];
  const isOfPerson = reference?.resource !== undefined && peopleResources.has(reference.resource);
  const who = isOfPerson
    ? { resource: reference.resource!, id: key! }
    : isPerson(resource) && (column === 'name' || column === 'full_name' || /^(first|last)_name$/.test(column))
      ? { resource: name, id: 'id' }
      : undefined;
  const said = (leaving: Leaving, isDeclared = false): ColumnLeaving => ({
    leaving,
    isDeclared,
    ...(who && { who }),
  });
  if (own) return said(own, true);
  if (reference) return said(reference.leaves ?? (isOfPerson ? 'person' : 'value'), reference.leaves !== undefined);
  if (column === 'body' && WRITINGS.test(name)) return said('never');
  if (column === 'name' && isPerson(resource)) return said('person');
  return said(isOpaque(row.properties[column]) ? 'never' : leavingByName(column, field?.kind));
}

/** The rows of the resource are people. */
export const isPerson = ({ name, row }: Resource): boolean =>
  peopleResources.has(name) || ('name' in row.properties && 'email' in row.properties);

/** Any JSON, such as answers to questions, whose contents nobody declares. */
function isOpaque(schema: TSchema | undefined): boolean {
  return schema !== undefined && isStructure(schema) === 'opaque';
}
