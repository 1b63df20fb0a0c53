import { createRow, removeRow, updateRow } from '#server/resource/verbs.ts';
import { resourceOf } from './fields.ts';
import type { Found, LocalTable } from './local-table.ts';

/** Records whose form is all there is to them: the rules of their resource apply. */
export function plainWrites(table: LocalTable['table']): Pick<LocalTable, 'create' | 'update' | 'archive'> {
  const resource = () => resourceOf({ table });
  return {
    create: (call, values) => createRow(call, resource(), values),
    update: (call, id, patch) => updateRow(call, resource(), id, patch),
    archive: (call, id) => removeRow(call, resource(), id),
  };
}

export const asFound = (rows: readonly { id: string }[]): Found => (rows.length > 1 ? 'several' : rows[0]);
