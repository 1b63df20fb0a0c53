import { type Action, action } from '#server/http/action.ts';
import { shown, step } from '#server/resource/step.ts';
import {
  DistributionEnd,
  DistributionInvitation,
  DistributionMatch,
  DistributionMove,
  distribution,
} from '../schema.ts';
import { inviteOtherSide } from './invite.ts';
import { distributions } from './resource.ts';
import { acceptDistribution, endDistribution, makeDefault, matchDistribution } from './rules.ts';

const both = ['company', 'partner'] as const;

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
  step(distributions, 'accept', 'Accept a proposed distribution', acceptDistribution, {
    modes: both,
    personal: true,
    body: DistributionMove,
  }),
  step(distributions, 'end', 'Decline a proposed distribution or end an active one', endDistribution, {
    modes: both,
    body: DistributionEnd,
  }),
  step(distributions, 'make_default', 'Make this the default distributor of the reseller in its region', makeDefault, {
    modes: both,
    body: DistributionMove,
  }),
  step(distributions, 'match', 'Choose the partner that an invited website belongs to', matchDistribution, {
    body: DistributionMatch,
  }),
];
