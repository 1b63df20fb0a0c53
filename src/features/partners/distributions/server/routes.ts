import { type Action, action } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { DistributionInvitation, distribution } from '../schema.ts';
import { inviteOtherSide } from './invite.ts';
import { distributions } from './resource.ts';
import { distributionStepRoutes } from './steps.ts';

export const distributionRoutes: Action[] = [
  action({
    method: 'POST',
    url: '/distributions/invite',
    summary: 'Propose a distribution to the owner of a website. The answer never tells whether it is a partner',
    can: 'distributions:manage',
    modes: ['partner'],
    body: DistributionInvitation,
    response: distribution.partnerRow,
    status: 201,
    run: async (call, { body }) => shown(call, distributions, await inviteOtherSide(call, body)),
  }),
  ...distributionStepRoutes,
];
