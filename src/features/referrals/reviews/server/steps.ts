import { takeSteps } from '#server/resource/take-steps.ts';
import { reviewSteps } from '../steps.schema.ts';
import {
  disputeReview,
  pinReview,
  publishReview,
  rejectReview,
  removeReply,
  removeReview,
  replyToReview,
  unpinReview,
} from './moderation.ts';
import { sendReviewLink } from './requests.ts';
import { reviews } from './resource.ts';

export const { routes: reviewStepRoutes, take: takeReviewStep } = takeSteps(reviews, reviewSteps, {
  rules: {
    send: sendReviewLink,
    publish: publishReview,
    reject: rejectReview,
    remove: removeReview,
    dispute: disputeReview,
    reply: replyToReview,
    remove_reply: removeReply,
    pin: pinReview,
    unpin: unpinReview,
  },
});
