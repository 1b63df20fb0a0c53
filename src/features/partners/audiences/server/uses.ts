import { defineAudienceUses } from '#server/addressed.ts';
import { audiencesMadeOf } from './rules.ts';

export const usesInAudiences = defineAudienceUses(audiencesMadeOf);
