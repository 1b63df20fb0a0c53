import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import {
  DemoList,
  DemoMerge,
  DemoObjectQuery,
  DemoRecordCreate,
  DemoRecordParams,
  DemoRecordUpdate,
} from '../../schema.ts';
import {
  createDemoRecord,
  deleteDemoRecord,
  listDemoRecords,
  mergeDemoRecord,
  resetDemoCrm,
  updateDemoRecord,
} from './service.ts';

const modes = ['company', 'partner'] as const;
const viewing = { can: 'connections:view', modes } as const;
const managing = { can: 'connections:manage', modes } as const;

export const demoCrmRoutes = [
  action({
    method: 'GET',
    url: '/demo_crm_records',
    summary: 'List the records of Demo CRM',
    ...viewing,
    query: DemoObjectQuery,
    response: DemoList,
    run: (call, { query }) => listDemoRecords(call, query.object),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records',
    summary: 'Create a record in Demo CRM, as a user of the CRM',
    ...managing,
    body: DemoRecordCreate,
    response: Type.Object({ id: Type.String() }),
    status: 201,
    run: (call, { body }) => createDemoRecord(call, body),
  }),
  action({
    method: 'PATCH',
    url: '/demo_crm_records/:object/:id',
    summary: 'Change a record in Demo CRM, as a user of the CRM',
    ...managing,
    params: DemoRecordParams,
    body: DemoRecordUpdate,
    run: (call, { params, body }) => updateDemoRecord(call, params, body.values),
  }),
  action({
    method: 'DELETE',
    url: '/demo_crm_records/:object/:id',
    summary: 'Delete a record in Demo CRM, as a user of the CRM',
    ...managing,
    params: DemoRecordParams,
    run: (call, { params }) => deleteDemoRecord(call, params),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records/:object/:id/merge',
    summary: 'Merge a record of Demo CRM into another one',
    ...managing,
    params: DemoRecordParams,
    body: DemoMerge,
    run: (call, { params, body }) => mergeDemoRecord(call, params, body.into),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records/reset',
    summary: 'Replace all records of Demo CRM by those of a new one',
    ...managing,
    run: (call) => resetDemoCrm(call),
  }),
];
