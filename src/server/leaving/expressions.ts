import type { Leaving } from '#shared/nouns/fields.ts';
import { leavingByName } from '#shared/nouns/leaving.ts';
import { declaredResources } from '../resource/define.ts';
import { isPerson, leavingOfColumn } from './columns.ts';

/**
 * A text that SQL builds from columns leaves to a language model like the strictest column in it.
 * @param from the table of the row `t`, with or without joins
 */
export function leavingOfExpression(sql: string, from: string): Leaving {
  const main = declaredResources().get(from.trim().split(/\s+/)[0]!);
  const people = [...sql.matchAll(/\bfrom ([a-z_]+)/g)].some(([, table]) => {
    const resource = declaredResources().get(table!);
    return resource !== undefined && isPerson(resource);
  });
  const all = [...sql.matchAll(/\b([a-z]\w*)\.([a-z_]\w*)/g)].map(([, alias, column]): Leaving => {
    if (alias === 't' && main && column! in main.row.properties) return leavingOfColumn(main, column!).leaving;
    return column === 'name' && people ? 'person' : leavingByName(column!);
  });
  if (all.includes('never')) return 'never';
  return all.some((one) => one !== 'value') ? 'person' : 'value';
}
