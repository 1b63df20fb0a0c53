import { defineTexts } from '#shared/text/texts.ts';

/** Notices about exchange rates. */
export const texts = defineTexts('setup/exchange-rates/server', {
  missing: (days: number, why: string | null) =>
    `No exchange rates have been fetched for ${days} days.${why ? ` ${why}` : ''} The latest known rates are used in the meantime. You can also enter your own.`,
  missingSubject: (days: number) => `No exchange rates have been fetched for ${days} days`,
  view: 'View exchange rates',
});
