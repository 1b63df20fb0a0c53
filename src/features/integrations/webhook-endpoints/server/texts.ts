import { defineTexts } from '#shared/text/texts.ts';

/** Notices about webhook endpoints. */
export const texts = defineTexts('integrations/webhook-endpoints/server', {
  disabled: (name: string, reason: string) => `The webhook endpoint “${name}” was disabled. ${reason}`,
  disabledSubject: (name: string) => `Webhook endpoint disabled: ${name}`,
  wantsNoMore: 'It answered 410, which means that it wants no more events.',
  alwaysFails: 'All requests of the last five days failed.',
  view: 'View endpoint',
});
