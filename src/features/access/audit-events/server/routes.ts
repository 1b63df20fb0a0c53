import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import { type AuditEvent, AuditVerification, AuditWords } from '../schema.ts';
import { auditEvents } from './resource.ts';
import { sealAudit, verifyAudit } from './service.ts';
import { auditWords } from './words.ts';

const common = { can: 'audit_events:view', modes: ['company', 'partner'] } as const;

export const auditRoutes = [
  action({
    ...common,
    method: 'POST',
    url: '/audit_events/verify',
    summary: 'Seal new events, then verify the whole chain of the organization',
    ofOwnOrganization: true,
    body: Type.Optional(Type.Object({})),
    response: AuditVerification,
    // The chain covers the whole company, so it is verified with the company's permissions; the answer names no event.
    run: (call) =>
      call.asCompany(async (company) => {
        while ((await sealAudit(company)) > 0);
        return verifyAudit(company);
      }),
  }),
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
