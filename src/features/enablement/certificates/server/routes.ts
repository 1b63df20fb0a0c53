import { type Action, action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Type } from '#shared/schema.ts';
import { AwardAnswer, AwardBody, RenewBody, ResellerCertificate, RevokeBody } from '../schema.ts';
import { awardManually, renewCertificate, revokeCertificate } from './moves.ts';
import { publishProgram, withdrawProgram } from './publish.ts';
import { certificatesOfReseller } from './reseller.ts';
import { certificatePrograms, certificates } from './resource.ts';

export const certificateRoutes: Action[] = [
  step(certificatePrograms, 'publish', 'Publish a certificate program: it is awarded from now on', publishProgram),
  step(certificatePrograms, 'withdraw', 'Make a program a draft again; its certificates stay valid', withdrawProgram),
  action({
    method: 'GET',
    url: '/distributions/:id/certificates',
    summary: 'List the valid certificates of the reseller of an active distribution, without the people who hold them',
    can: 'distributions:view',
    modes: ['company', 'partner'],
    params: IdParams,
    response: Type.Array(ResellerCertificate),
    run: (call, { params }) => certificatesOfReseller(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/certificate_programs/:id/award',
    summary: 'Award the certificate to people of a partner, or to the partner itself',
    can: 'certificates:manage',
    modes: ['company'],
    params: IdParams,
    body: AwardBody,
    response: AwardAnswer,
    run: (call, { params, body }) => awardManually(call, params.id, body),
  }),
  step(certificates, 'renew', 'Renew a certificate: a new one replaces it', renewCertificate, { body: RenewBody }),
  step(certificates, 'revoke', 'Revoke a certificate with a reason', revokeCertificate, { body: RevokeBody }),
];
