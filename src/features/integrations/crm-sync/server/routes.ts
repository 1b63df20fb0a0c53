import type { FastifyInstance } from 'fastify';
import { connectionsOf } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown } from '#server/resource/shown.ts';
import { Type } from '#shared/schema.ts';
import {
  ConnectionQuery,
  CrmConnection,
  FieldProposal,
  FormRule,
  LocalObject,
  MappingIds,
  NewRecordLink,
  objectMapping,
  RecordExplanation,
  RecordQuery,
  RemoteObject,
  recordLink,
  SetUp,
  Synced,
  syncRun,
  TableQuery,
} from '../schema.ts';
import { syncStepRoutes } from './declared-steps.ts';
import { proposeSyncChange, remoteObjects, syncNow } from './direct.ts';
import { explainRecord } from './explain.ts';
import { formRules } from './form-rules.ts';
import { linkSyncRecords } from './link-steps.ts';
import { recordLinks, syncRuns } from './resource.ts';
import { loadMappings, setUpMappings, simulateMappings } from './set-up.ts';
import { startBackfill, startSimulation, startSyncUndo } from './steps.ts';
import { syncFields } from './tables/fields.ts';
import { offeredTables } from './tables/local-table.ts';

const company = { modes: ['company'] } as const;
const viewing = { can: 'object_mappings:view', ...company } as const;
const managing = { can: 'object_mappings:manage', ...company } as const;

/** An action that starts a run, and answers with it. */
const running = (url: string, summary: string, start: (call: Call, id: string) => Promise<string>) =>
  action({
    method: 'POST',
    url,
    summary,
    ...managing,
    params: IdParams,
    response: syncRun.row,
    status: 202,
    run: async (call, { params }) => shown(call, syncRuns, await start(call, params.id)),
  });

export const syncRoutes = [
  ...syncStepRoutes,
  action({
    method: 'GET',
    url: '/object_mappings/local_objects',
    summary: 'List the records here that can be synchronized, with their fields',
    ...viewing,
    response: Type.Array(LocalObject),
    run: async (call) => {
      const objects: LocalObject[] = [];
      for (const local of await offeredTables(call))
        objects.push({
          table: local.table,
          label: local.label,
          is_out_only: local.isOutOnly === true,
          needs_filter: local.needsFilter === true,
          fields: await syncFields(call, local),
        });
      return objects;
    },
  }),
  running(
    '/object_mappings/:id/simulate',
    'Simulate the synchronization: what it would create, update and leave as conflicts',
    startSimulation,
  ),
  running('/object_mappings/:id/backfill', 'Synchronize all existing records', startBackfill),
  running('/sync_runs/:id/undo', 'Undo a first synchronization: archive the records it created here', startSyncUndo),
  action({
    method: 'POST',
    url: '/object_mappings/simulate',
    summary: 'Simulate several mappings',
    ...managing,
    body: MappingIds,
    run: (call, { body }) => simulateMappings(call, body.ids),
  }),
  action({
    method: 'POST',
    url: '/object_mappings/load',
    summary: 'Switch several mappings on, and load their records',
    ...managing,
    body: MappingIds,
    run: (call, { body }) => loadMappings(call, body.ids),
  }),
  action({
    method: 'GET',
    url: '/object_mappings/connections',
    summary: 'List the connected CRMs, with their health',
    ...viewing,
    response: Type.Array(CrmConnection),
    run: async (call) =>
      (await connectionsOf(call, 'crm')).map(
        ({ id, name, status, account_name, broken_at, last_error, last_synced_at }) => ({
          id,
          name,
          status,
          account_name,
          broken_at,
          last_error,
          last_synced_at,
        }),
      ),
  }),
  action({
    method: 'GET',
    url: '/record_links/explain',
    summary: 'Explain where the values of a synchronized record come from',
    ...viewing,
    query: RecordQuery,
    response: RecordExplanation,
    run: (call, { query }) => explainRecord(call, query.table, query.id),
  }),
  action({
    method: 'GET',
    url: '/object_mappings/form_rules',
    summary: 'List what connected CRMs require of the fields of a form',
    ...viewing,
    query: TableQuery,
    response: Type.Array(FormRule),
    run: (call, { query }) => formRules(call, query.table),
  }),
];

/** The actions that ask the CRM while someone waits. */
export function directRoutes(api: FastifyInstance, kernel: Kernel): void {
  const actions = [
    action({
      method: 'GET',
      url: '/object_mappings/remote_objects',
      summary: 'List the objects of a CRM with their fields',
      ...managing,
      query: ConnectionQuery,
      response: Type.Array(RemoteObject),
      run: (call, { query }) => remoteObjects(kernel, call, query.connection_id),
    }),
    action({
      method: 'POST',
      url: '/object_mappings/set_up',
      summary: 'Map objects of a CRM to records here, with the fields that surely belong together',
      ...managing,
      body: SetUp,
      response: Type.Array(objectMapping.row),
      run: (call, { body }) => setUpMappings(kernel, call, body),
    }),
    action({
      method: 'POST',
      url: '/object_mappings/:id/propose',
      summary: 'Suggest which fields belong together',
      ...managing,
      params: IdParams,
      response: Type.Array(FieldProposal),
      run: (call, { params }) => proposeSyncChange(kernel, call, params.id),
    }),
    action({
      method: 'POST',
      url: '/record_links',
      summary: 'Link a record to one that is already in the CRM',
      ...managing,
      body: NewRecordLink,
      response: recordLink.row,
      status: 201,
      run: async (call, { body }) => shown(call, recordLinks, await linkSyncRecords(kernel, call, body)),
    }),
    action({
      method: 'POST',
      url: '/record_links/sync_now',
      summary: 'Synchronize one record now',
      ...viewing,
      body: RecordQuery,
      response: Synced,
      run: (call, { body }) => syncNow(kernel, call, body.table, body.id),
    }),
  ];
  for (const one of actions) registerAction(api, kernel, one);
}
