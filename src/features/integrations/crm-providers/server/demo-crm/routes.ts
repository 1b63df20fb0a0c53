import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import {
  DemoFaultChange,
  DemoList,
  DemoMerge,
  DemoObjectQuery,
  DemoRecordCreate,
  DemoRecordParams,
  DemoRecordUpdate,
  DemoReset,
} from '../../schema.ts';
import { listDemoRecords, personFor, resetDemoSystem, setDemoFault } from './service.ts';

const modes = ['company', 'partner'] as const;
const viewing = { can: 'connections:view', modes } as const;
const managing = { can: 'connections:manage', modes } as const;

export const demoCrmRoutes = [
  action({
    method: 'GET',
    url: '/demo_crm_records',
    summary: 'List the records of a demo system',
    ...viewing,
    query: DemoObjectQuery,
    response: DemoList,
    run: (call, { query }) => listDemoRecords(call, query.object),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records',
    summary: 'Create a record in a demo system, as a user of the CRM',
    ...managing,
    body: DemoRecordCreate,
    response: Type.Object({ id: Type.String() }),
    status: 201,
    run: (call, { body }) => personFor(call, body.object).create(body.values),
  }),
  action({
    method: 'PATCH',
    url: '/demo_crm_records/:object/:id',
    summary: 'Change a record in a demo system, as a user of the CRM',
    ...managing,
    params: DemoRecordParams,
    body: DemoRecordUpdate,
    run: (call, { params, body }) => personFor(call, params.object).update(params.id, body.values),
  }),
  action({
    method: 'DELETE',
    url: '/demo_crm_records/:object/:id',
    summary: 'Delete a record in a demo system, as a user of the CRM',
    ...managing,
    params: DemoRecordParams,
    run: (call, { params }) => personFor(call, params.object).remove(params.id),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records/:object/:id/merge',
    summary: 'Merge a record of a demo system into another one',
    ...managing,
    params: DemoRecordParams,
    body: DemoMerge,
    run: (call, { params, body }) => personFor(call, params.object).merge(params.id, body.into),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records/reset',
    summary: 'Replace all records of a demo system by those of a new one',
    ...managing,
    body: DemoReset,
    run: (call, { body }) => resetDemoSystem(call, body.system ?? 'hubspot'),
  }),
  action({
    method: 'POST',
    url: '/demo_crm_records/fault',
    summary: 'Let a demo system fail towards the synchronization, or work again',
    ...managing,
    body: DemoFaultChange,
    run: (call, { body }) => setDemoFault(call, body),
  }),
];
