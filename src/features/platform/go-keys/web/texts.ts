import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('platform/go-keys/web', {
  goToShortcuts: 'Go-to shortcuts',
  thisExperimentTellUsWhatYou: 'This is an experiment. Tell us what you think.',
});
