import { badRequest } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { Type } from '#shared/schema.ts';
import {
  CandidateQuery,
  PartnerRating,
  ReviewCandidate,
  ReviewInvite,
  ReviewRequest,
  ReviewSettings,
} from '../schema.ts';
import { requireDeal, reviewCandidates, wonDealsOf } from './candidates.ts';
import { inviteReviewer, requestReview } from './requests.ts';
import { reviews } from './resource.ts';
import { ratingOfPartner } from './service.ts';
import { reviewSettings, saveReviewSettings } from './settings.ts';
import { reviewStepRoutes } from './steps.ts';

const both = ['company', 'partner'] as const;
const manage = 'reviews:manage' as const;

export const reviewRoutes = [
  action({
    method: 'GET',
    url: '/review_candidates',
    summary:
      'List the won deals of a partner or one won deal and, for the company, the contacts who can be asked for a review',
    can: manage,
    modes: both,
    query: CandidateQuery,
    response: Type.Array(ReviewCandidate),
    run: async (call, { query }) => {
      if (call.actor.mode === 'partner') return wonDealsOf(call, call.actor.partner_id!);
      const { partner_id, opportunity_id } = query;
      if (partner_id) await call.requirePartner(partner_id);
      else if (opportunity_id) await requireDeal(call, opportunity_id);
      else throw badRequest('partner_id or opportunity_id is required.', { partner_id: ['is required'] });
      return reviewCandidates(call, query);
    },
  }),
  action({
    method: 'POST',
    url: '/reviews/invite',
    summary: 'Ask a contact of a won deal for a review',
    can: manage,
    modes: ['company'],
    body: ReviewInvite,
    response: reviews.row,
    status: 201,
    run: async (call, { body }) => shown(call, reviews, await inviteReviewer(call, body)),
  }),
  action({
    method: 'POST',
    url: '/reviews/request',
    summary: 'Ask the company to send a review link for one of your won deals',
    can: manage,
    modes: ['partner'],
    body: ReviewRequest,
    response: reviews.row,
    status: 201,
    run: async (call, { body }) => shown(call, reviews, await requestReview(call, body)),
  }),
  ...reviewStepRoutes,
  action({
    method: 'GET',
    url: '/partners/:id/rating',
    summary: 'Get the rating of a partner',
    can: 'reviews:view',
    modes: both,
    params: IdParams,
    response: PartnerRating,
    run: (call, { params }) => ratingOfPartner(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/review_settings',
    summary: 'Get which reviews are public',
    can: 'reviews:view',
    modes: both,
    response: ReviewSettings,
    run: reviewSettings,
  }),
  action({
    method: 'PUT',
    url: '/review_settings',
    summary: 'Set which reviews are public',
    can: 'organizations:manage',
    modes: ['company'],
    body: ReviewSettings,
    response: ReviewSettings,
    run: (call, { body }) => saveReviewSettings(call, body),
  }),
];
