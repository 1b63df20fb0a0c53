import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('web/requests', {
  errorStatusCode: (status: Part) => `Error (status code: ${status})`,
  yourRoleDoesNotAllowThis: 'Your role does not allow this.',
  connectionWasLostTryAgain: 'The connection was lost. Try again.',
});
