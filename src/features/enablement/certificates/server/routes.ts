import { type Action, action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { AwardAnswer, AwardBody, ResellerCertificate } from '../schema.ts';
import { awardManually } from './moves.ts';
import { certificatesOfReseller } from './reseller.ts';
import { heldRoutes, programRoutes } from './steps.ts';

export const certificateRoutes: Action[] = [
  ...programRoutes,
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
  ...heldRoutes,
];
