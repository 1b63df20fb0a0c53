import { defineNouns } from '#shared/nouns/nouns.ts';

/** A file of registrations is not stored: its rows become registrations. */
export const nouns = defineNouns({});
