import { type Action, action } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { LeadPerformance, LeadPerformanceQuery, Simulation, SimulationResult } from '../rules.schema.ts';
import { Acceptance, Assignment, Decline, Plain, WithReason } from '../schema.ts';
import { assignLead, closeLead, redistribute, reportSpam, restoreFromSpam } from './company-moves.ts';
import { acceptOffer } from './offers/accept.ts';
import { declineOffer, recordFirstContact } from './offers/decline.ts';
import { openOffer } from './offers/open.ts';
import { leadPerformance } from './performance.ts';
import { leadOffers, leads } from './resource.ts';
import { simulate } from './simulation.ts';

const partner = { modes: ['partner'], can: 'leads:manage' } as const;

export const leadRoutes: Action[] = [
  step(leads, 'assign', 'Offer a lead to a partner of your choice', assignLead, { body: Assignment }),
  step(leads, 'distribute', 'Distribute a new or unassigned lead by the rules', redistribute, { body: Plain }),
  step(leads, 'spam', 'Mark a lead as spam', reportSpam, { body: WithReason }),
  step(leads, 'not_spam', 'Restore a lead from spam and distribute it', restoreFromSpam, { body: Plain }),
  step(leads, 'close', 'Close a lead without assigning it', closeLead, { body: WithReason }),
  step(leadOffers, 'open', 'Open an offered lead. Its details are visible from then on', openOffer, {
    ...partner,
    body: Plain,
  }),
  step(leadOffers, 'accept', 'Accept a lead and create its opportunity', acceptOffer, { ...partner, body: Acceptance }),
  step(leadOffers, 'decline', 'Decline a lead with a reason', declineOffer, { ...partner, body: Decline }),
  step(leadOffers, 'contacted', 'Record the first contact with an accepted lead', recordFirstContact, {
    ...partner,
    body: Plain,
  }),
  action({
    method: 'POST',
    url: '/lead_rules/simulate',
    summary: 'Try rules on past leads without changing anything',
    whileViewing: 'reads',
    can: 'lead_rules:view',
    modes: ['company'],
    body: Simulation,
    response: SimulationResult,
    run: (call, { body }) => simulate(call, body),
  }),
  action({
    method: 'GET',
    url: '/leads/performance',
    summary: 'Get how partners answered the leads offered to them',
    can: 'leads:view',
    modes: ['company'],
    query: LeadPerformanceQuery,
    response: LeadPerformance,
    run: (call, { query }) => leadPerformance(call, query.days ?? 365),
  }),
];
