import { defineAudienceUses } from '#server/audience-uses.ts';
import { audiencesContaining } from './rules.ts';

export const usesInAudiences = defineAudienceUses(audiencesContaining);
