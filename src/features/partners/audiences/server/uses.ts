import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';
import { audiencesContaining } from './rules.ts';

export const usesInAudiences = defineAudienceUses(audiencesContaining);
