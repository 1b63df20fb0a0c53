import { defineTexts } from '#shared/text/texts.ts';

/** Notices about connections. */
export const texts = defineTexts('integrations/connections/server', {
  stopped: (name: string, message: string) => `The connection “${name}” stopped working. ${message}`,
  broken: (name: string) => `Connection broken: ${name}`,
  repair: 'Repair connection',
});
