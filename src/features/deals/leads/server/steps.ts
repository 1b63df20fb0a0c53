import { takeSteps } from '#server/resource/take-steps.ts';
import { leadOfferSteps, leadSteps } from '../steps.schema.ts';
import { assignLead, closeLead, reportSpam, restoreFromSpam } from './company-moves.ts';
import { lockedOwnOffer } from './moving.ts';
import { acceptOffer } from './offers/accept.ts';
import { declineOffer, recordFirstContact } from './offers/decline.ts';
import { openOffer } from './offers/open.ts';
import { leadOffers, leads } from './resource.ts';
import { nextRound } from './rounds/distribute.ts';

const ofLeads = takeSteps(leads, leadSteps, {
  rules: {
    assign: assignLead,
    distribute: nextRound,
    spam: reportSpam,
    not_spam: restoreFromSpam,
    close: closeLead,
  },
});
const ofOffers = takeSteps(leadOffers, leadOfferSteps, {
  lock: lockedOwnOffer,
  rules: { open: openOffer, accept: acceptOffer, decline: declineOffer, contacted: recordFirstContact },
});

export const leadStepRoutes = [...ofLeads.routes, ...ofOffers.routes];
export const takeLeadOfferStep = ofOffers.take;
