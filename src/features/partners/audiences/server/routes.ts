import { seenBy, usesOfAudience } from '#server/addressed.ts';
import { invalid } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { allows } from '#shared/permissions.ts';
import { oneOf, Type } from '#shared/schema.ts';
import {
  AudienceAnswer,
  AudienceAsk,
  AudienceSizes,
  AudienceUses,
  AudienceVocabulary,
  audienceEntities,
  PartnerSees,
} from '../schema.ts';
import { checkConditions } from './check.ts';
import { ask, audiencesOf, sizes } from './evaluate.ts';
import { audiences } from './resource.ts';
import { vocabularyOf } from './vocabulary.ts';

const company = ['company'] as const;

export const audienceRoutes = [
  action({
    method: 'GET',
    url: '/audiences/vocabulary',
    summary: 'What conditions of an audience can ask, with the choices there are',
    can: 'audiences:view',
    modes: company,
    query: Type.Object({ entity: oneOf(...audienceEntities) }),
    response: AudienceVocabulary,
    run: (call, { query }) => vocabularyOf(call, query.entity),
  }),
  action({
    method: 'GET',
    url: '/audiences/sizes',
    summary: 'How many are in each audience today',
    can: 'audiences:view',
    modes: company,
    response: AudienceSizes,
    run: (call) => sizes(call),
  }),
  action({
    method: 'POST',
    url: '/audiences/preview',
    summary: 'Who is in by these conditions, who just misses, and why; for one row also why not',
    can: 'audiences:view',
    modes: company,
    body: AudienceAsk,
    response: AudienceAnswer,
    run: async (call, { body }) => {
      if (!allows(call.actor.permissions, body.entity, 'view')) throw invalid({ entity: ['is nothing you may list'] });
      await checkConditions(call, body.entity, body.conditions, body.audience_id ?? undefined);
      return ask(call, body);
    },
  }),
  action({
    method: 'GET',
    url: '/audiences/:id/uses',
    summary: 'What is addressed to this audience',
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
    summary: 'What this partner sees, and by which rule',
    can: 'audiences:view',
    modes: company,
    params: IdParams,
    response: PartnerSees,
    run: async (call, { params }) => {
      const { found, others } = await audiencesOf(call, params.id);
      return { audiences: found, others, groups: await seenBy(call, params.id) };
    },
  }),
];
