import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import { type AuditEvent, AuditWords } from '../schema.ts';
import { auditEvents } from './resource.ts';
import { auditWords } from './words.ts';

const common = { can: 'audit_events:view', modes: ['company', 'partner'] } as const;

export const auditRoutes = [
  action({
    ...common,
    method: 'GET',
    url: '/audit_events/:id/words',
    summary: 'Fields changed by an event, with names instead of IDs',
    params: IdParams,
    response: Type.Array(AuditWords),
    run: async (call, { params }) => auditWords(call, await readRow<AuditEvent>(call, auditEvents, params.id)),
  }),
  action({
    ...common,
    method: 'GET',
    url: '/organization_events/:id/words',
    summary: 'Fields changed by an event of the caller’s own organization, with names instead of IDs',
    ofOwnOrganization: true,
    params: IdParams,
    response: Type.Array(AuditWords),
    run: async (call, { params }) => auditWords(call, await readRow<AuditEvent>(call, auditEvents, params.id)),
  }),
];
