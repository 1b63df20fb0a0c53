import { defineNouns } from '#shared/nouns.ts';

/** A file of registrations is not kept: what it says becomes registrations. */
export const nouns = defineNouns({});
