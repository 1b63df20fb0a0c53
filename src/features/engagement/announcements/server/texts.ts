import { defineTexts } from '#shared/text/texts.ts';

/** Notices on every screen of a company. */
export const texts = defineTexts('engagement/announcements/server', {
  deletion: (day: string) =>
    `This company and all its data will be deleted on ${day}. Export the data you want to keep before then.`,
});
