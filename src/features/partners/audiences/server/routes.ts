import { invalid } from '#server/errors.ts';
import { itemsSeenBy, usesOfAudience } from '#server/extension-points/audience-uses.ts';
import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import { oneOf, Type } from '#shared/schema.ts';
import {
  AudienceAnswer,
  AudienceRequest,
  AudienceSizes,
  AudienceUses,
  AudienceVocabulary,
  audienceEntities,
  PartnerSees,
} from '../schema.ts';
import { checkConditions } from './check.ts';
import { audiencesOf, evaluateAudience, sizes } from './evaluate.ts';
import { audiences } from './resource.ts';
import { vocabularyOf } from './vocabulary.ts';

const company = ['company'] as const;

export const audienceRoutes = [
  action({
    method: 'GET',
    url: '/audiences/vocabulary',
    summary: 'List the fields and options for audience conditions',
    can: 'audiences:view',
    modes: company,
    query: Type.Object({ entity: oneOf(...audienceEntities) }),
    response: AudienceVocabulary,
    run: (call, { query }) => vocabularyOf(call, query.entity),
  }),
  action({
    method: 'GET',
    url: '/audiences/sizes',
    summary: 'Count the members of each audience',
    can: 'audiences:view',
    modes: company,
    response: AudienceSizes,
    run: (call) => sizes(call),
  }),
  action({
    method: 'POST',
    url: '/audiences/preview',
    summary: 'Preview who meets the conditions, who narrowly misses them, and why',
    whileViewing: 'reads',
    can: 'audiences:view',
    modes: company,
    body: AudienceRequest,
    response: AudienceAnswer,
    run: async (call, { body }) => {
      if (!allows(call.actor.permissions, body.entity, 'view'))
        throw invalid({ entity: ['is not available to your role'] });
      await checkConditions(call, body.entity, body.conditions, body.audience_id ?? undefined);
      return evaluateAudience(call, body);
    },
  }),
  action({
    method: 'GET',
    url: '/audiences/:id/uses',
    summary: 'List what uses this audience',
    can: 'audiences:view',
    modes: company,
    params: IdParams,
    response: AudienceUses,
    run: async (call, { params }) => {
      await readRow(call, audiences, params.id);
      return usesOfAudience(call, params.id);
    },
  }),
  action({
    method: 'GET',
    url: '/partners/:id/sees',
    summary: 'List what this partner can see, and why',
    can: 'audiences:view',
    modes: company,
    params: IdParams,
    response: PartnerSees,
    run: async (call, { params }) => {
      const { audiences, others } = await audiencesOf(call, params.id);
      return { audiences, others, groups: await itemsSeenBy(call, params.id) };
    },
  }),
];
