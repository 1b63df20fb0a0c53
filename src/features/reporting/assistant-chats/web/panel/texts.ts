import { defineTexts } from '#web/texts.ts';

/** The few texts of the first bundle. */
export const texts = defineTexts('reporting/assistant-chats/web/panel', {
  assistant: 'AI assistant',
  settings: 'AI assistant',
  sent: 'Sent to the model',
  ask: 'Ask the assistant',
  everywhere: 'Everywhere',
});
