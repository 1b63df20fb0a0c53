import { defineResource } from '#server/resource/define.ts';
import { Import, ImportUpdate } from '../schema.ts';
import { checkMayChange } from './rules.ts';

export const imports = defineResource({
  name: 'imports',
  noun: 'import',
  row: Import,
  update: ImportUpdate,
  view: 'import_list',
  list: {
    sort: ['created_at', 'name', 'status'],
    filter: ['status', 'created_by'],
    search: ['name'],
    by: '-created_at',
  },
  beforeUpdate: checkMayChange,
});
