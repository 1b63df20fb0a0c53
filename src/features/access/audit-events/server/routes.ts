import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import { type AuditEvent, AuditVerification, AuditWords } from '../schema.ts';
import { auditEvents } from './resource.ts';
import { sealAudit, verifyAudit } from './service.ts';
import { inWords } from './words.ts';

const common = { can: 'audit_events:view', modes: ['company', 'partner'] } as const;

export const auditRoutes = [
  action({
    ...common,
    method: 'POST',
    url: '/audit_events/verify',
    summary: 'Seal what is new, then recompute the whole chain of the own organisation',
    ofOwnOrganization: true,
    body: Type.Optional(Type.Object({})),
    response: AuditVerification,
    // The chain is the company's as a whole, whoever asks; the answer names no event.
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
    summary: 'What an event changed, field by field, with names instead of ids',
    params: IdParams,
    response: Type.Array(AuditWords),
    run: async (call, { params }) => inWords(call, await readRow<AuditEvent>(call, auditEvents, params.id)),
  }),
  action({
    ...common,
    method: 'GET',
    url: '/organization_events/:id/words',
    summary: 'As for events of the programme, in the own organisation',
    ofOwnOrganization: true,
    params: IdParams,
    response: Type.Array(AuditWords),
    run: async (call, { params }) => inWords(call, await readRow<AuditEvent>(call, auditEvents, params.id)),
  }),
];
