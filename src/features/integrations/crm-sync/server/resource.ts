import { defineResource } from '#server/resource/define.ts';
import {
  FieldMappingChanges,
  fieldMapping,
  ObjectMappingCreate,
  objectMapping,
  recordLink,
  syncIssue,
  syncRun,
  syncRunRecord,
} from '../schema.ts';
import {
  followFieldChange,
  followFieldCreation,
  prepareFieldCreation,
  prepareFieldRemoval,
  prepareMappingChange,
  prepareMappingCreation,
  prepareMappingRemoval,
  prepareSyncFieldChange,
} from './rules.ts';

export const objectMappings = defineResource(objectMapping, {
  view: 'object_mapping_rows',
  viewComputes: [],
  create: ObjectMappingCreate,
  remove: 'delete',
  list: { filter: ['connection_id'] },
  beforeCreate: (call, input) => prepareMappingCreation(call, input as ObjectMappingCreate),
  beforeUpdate: prepareMappingChange,
  beforeRemove: prepareMappingRemoval,
});

export const fieldMappings = defineResource(fieldMapping, {
  guardedBy: 'object_mappings',
  update: FieldMappingChanges,
  remove: 'delete',
  ordered: true,
  beforeCreate: prepareFieldCreation,
  afterCreate: followFieldCreation,
  beforeUpdate: prepareSyncFieldChange,
  afterUpdate: followFieldChange,
  beforeRemove: prepareFieldRemoval,
});

/** Links come from the synchronization and change by steps. */
export const recordLinks = defineResource(recordLink, {
  guardedBy: 'object_mappings',
  create: false,
  update: false,
  remove: false,
  list: { filter: ['record_id', 'object_mapping_id', 'connection_id'] },
});

export const syncRuns = defineResource(syncRun, {
  view: 'sync_run_rows',
  guardedBy: 'object_mappings',
  create: false,
  update: false,
  remove: false,
  list: { filter: ['connection_id'] },
});

export const syncRunRecords = defineResource(syncRunRecord, {
  guardedBy: 'object_mappings',
  create: false,
  update: false,
  remove: false,
  list: { filter: ['record_id'] },
});

export const syncIssues = defineResource(syncIssue, {
  references: {
    closed_by: { of: 'people', closed_by_name: 'full_name' },
  },
  guardedBy: 'object_mappings',
  create: false,
  update: false,
  remove: false,
  list: { filter: ['record_id', 'connection_id', 'run_id'] },
});
