import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (name, quarter) => `${name} schlägt Ziele für ${quarter} vor`,
  proposedSubject: (quarter) => `Ziele für ${quarter} zur Abstimmung`,
  agreed: (name, quarter) => `${name} hat den Zielen für ${quarter} zugestimmt`,
  agreedSubject: (quarter) => `Ziele für ${quarter} sind vereinbart`,
  behind: (partner, quarter) => `${partner} liegt hinter den Zielen für ${quarter}`,
  behindSubject: (partner) => `${partner} liegt hinter den Zielen`,
  reviewPlan: 'Plan prüfen',
  viewPlan: 'Plan ansehen',
};
