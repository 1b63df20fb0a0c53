import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('web/resource/form', {
  notIncluded: 'Not included',
  reason: 'Reason',
  enterReasonFewWords: 'Enter a reason of a few words',
  enterAReason: 'Enter a reason',
  usingTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  effect: 'Effect',
  beforeAndAfter: 'Before and after',
  partner: 'Partner',
  before: 'Before',
  after: 'After',
});
