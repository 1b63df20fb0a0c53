import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { AuditVerification } from '../schema.ts';
import { sealAudit, verifyAudit } from './service.ts';

export const auditRoutes = [
  action({
    method: 'POST',
    url: '/audit_events/verify',
    summary: 'Seal what is new, then recompute the whole chain',
    can: 'audit_events:view',
    modes: ['company'],
    body: Type.Optional(Type.Object({})),
    response: AuditVerification,
    run: async (call) => {
      await sealAudit(call);
      return verifyAudit(call);
    },
  }),
];
