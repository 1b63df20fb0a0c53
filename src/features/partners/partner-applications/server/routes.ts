import { action, IdParams } from '#server/http/action.ts';
import { Partnership } from '../schema.ts';
import { partnershipOf } from './partnership.ts';
import { applicationStepRoutes } from './steps.ts';

export const applicationRoutes = [
  action({
    method: 'GET',
    url: '/partner_applications/:id/partnership',
    summary: 'List what the approval of an application started, as it is now, and the next step',
    can: 'partner_applications:view',
    modes: ['company'],
    params: IdParams,
    response: Partnership,
    run: (call, { params }) => partnershipOf(call, params.id),
  }),
  ...applicationStepRoutes,
];
