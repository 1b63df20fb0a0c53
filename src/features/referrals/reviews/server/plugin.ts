import type { FastifyInstance, FastifyReply } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { attempt, publicForm, requestThrottle } from '#server/auth/throttle.ts';
import { IdParams } from '#server/http/action.ts';
import { sendRows } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { describeRowList, rowListOf } from '#server/resource/row-list.ts';
import { type Static, Type } from '#shared/schema.ts';
import {
  BadgeCheck,
  CodeSent,
  PublicReview,
  ReferenceQuery,
  ReviewBadge,
  ReviewCode,
  ReviewDraft,
  ReviewInvited,
  ReviewLink,
} from '../public.schema.ts';
import { openReview, resendCode, submitReview, verifyReview } from './author.ts';
import { badgeOf, badgeSvg, checkBadge } from './badge.ts';
import { publishedReviews } from './service.ts';

const tags = ['reviews'];
const PublicReviews = Type.Array(PublicReview);
const reviews = rowListOf({ query: ReferenceQuery, response: PublicReviews, unpaged: true })!;
type Id = Static<typeof IdParams>;

export function reviewPlugin(api: FastifyInstance, kernel: Kernel): void {
  authorRoutes(api, kernel);
  badgeRoutes(api, kernel);
  api.get<{ Querystring: Static<typeof ReferenceQuery> }>('/reviews_by_reference', {
    config: publicForm,
    schema: {
      tags,
      summary: 'List the published reviews of a partner',
      ...describeRowList(reviews),
      response: { 200: PublicReviews },
    },
    handler: async (request, reply) => sendRows(request, reply, reviews, await publishedReviews(kernel, request.query)),
  });
}

/** The token travels in bodies, never in addresses, which end up in logs. */
function authorRoutes(api: FastifyInstance, kernel: Kernel): void {
  const guarded = <T>(ip: string, work: () => Promise<T>) => guess(kernel, { door: 'review', ip }, work);

  api.post<{ Body: Static<typeof ReviewLink> }>('/public/reviews/open', {
    config: publicForm,
    schema: { tags, summary: 'Open a review by its link', body: ReviewLink, response: { 200: ReviewInvited } },
    handler: ({ body, ip }) => guarded(ip, () => openReview(kernel, body.token)),
  });
  api.post<{ Body: ReviewDraft }>('/public/reviews/submit', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Submit a review; a code is sent to the email address of the link',
      body: ReviewDraft,
      response: { 200: CodeSent },
    },
    handler: ({ body, ip }) => guarded(ip, () => submitReview(kernel, body)),
  });
  api.post<{ Body: Static<typeof ReviewLink> }>('/public/reviews/send_code', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Send the code of a submitted review again',
      body: ReviewLink,
      response: { 200: CodeSent },
    },
    handler: ({ body, ip }) => guarded(ip, () => resendCode(kernel, body.token)),
  });
  api.post<{ Body: Static<typeof ReviewCode> }>('/public/reviews/verify', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Confirm a submitted review with the code',
      body: ReviewCode,
      response: { 200: Type.Object({ is_verified: Type.Literal(true) }) },
    },
    handler: async ({ body, ip }) => {
      await guess(kernel, { door: 'review_code', ip, object: body.token }, () => verifyReview(kernel, body));
      return { is_verified: true as const };
    },
  });
}

const CACHED_SECONDS = 300;

/** Badges are shown on other sites. */
function forOtherSites(reply: FastifyReply): FastifyReply {
  reply.raw.setHeader('cache-control', `public, max-age=${CACHED_SECONDS}`);
  return reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
}

function badgeRoutes(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Id }>('/public/review_badges/:id', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Get the signed badge of a partner',
      params: IdParams,
      response: { 200: ReviewBadge },
    },
    handler: async ({ params }, reply) => {
      const badge = await badgeOf(kernel, params.id);
      forOtherSites(reply);
      return badge;
    },
  });
  api.get<{ Params: Id }>('/public/review_badges/:id/badge.svg', {
    config: publicForm,
    schema: { tags, summary: 'Get the badge of a partner as a picture', params: IdParams },
    handler: async ({ params }, reply) => {
      const picture = badgeSvg(await badgeOf(kernel, params.id));
      return forOtherSites(reply).type('image/svg+xml; charset=utf-8').send(picture);
    },
  });
  api.post<{ Body: ReviewBadge }>('/public/review_badges/verify', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Verify that a badge is genuine and unchanged',
      body: ReviewBadge,
      response: { 200: BadgeCheck },
    },
    handler: async ({ body, ip }) => {
      await attempt(kernel, [requestThrottle(ip, 'review_badge')]);
      return checkBadge(kernel, body);
    },
  });
}
