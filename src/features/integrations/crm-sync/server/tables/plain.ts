import { invalid } from '#server/errors.ts';
import { createRows } from '#server/resource/bulk.ts';
import { removeRow, updateRow } from '#server/resource/verbs.ts';
import { syncResource } from './fields.ts';
import type { Found, LocalTable } from './local-table.ts';

/** Records whose form is all there is to them: the rules of their resource apply. */
export function plainWrites(table: LocalTable['table']): Pick<LocalTable, 'create' | 'update' | 'archive'> {
  const resource = () => syncResource({ table });
  return {
    create: (call, rows) => createRows(call, resource(), rows),
    update: (call, id, patch) => updateRow(call, resource(), id, patch),
    archive: (call, id) => removeRow(call, resource(), id),
  };
}

export const asFound = ([id, ...others]: readonly string[]): Found =>
  others.length > 0 ? 'several' : id === undefined ? undefined : { id };

const never = (): never => {
  throw invalid({ local_table: ['is only written to the CRM'] });
};

/** Records that only the CRM receives, because they follow from the program's rules. */
export const outOnly = { isOutOnly: true, create: never, update: never, archive: never } as const;

/** The SQL of an amount as the decimal text of CRM systems. */
export const decimal = (minor: string, currency: string): string =>
  `trim_scale(coalesce(${minor}, 0) / (10 ^ currency_exponent(${currency}))::numeric)::text`;
