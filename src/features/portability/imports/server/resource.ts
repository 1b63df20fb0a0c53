import { defineResource } from '#server/resource/define.ts';
import { dataImport, ImportUpdate } from '../schema.ts';
import { checkMayChange } from './rules.ts';

export const imports = defineResource(dataImport, {
  create: false,
  update: ImportUpdate,
  beforeUpdate: checkMayChange,
});
