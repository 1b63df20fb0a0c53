import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (name, quarter) => `${name} propone metas para ${quarter}`,
  proposedSubject: (quarter) => `Metas para ${quarter} por acordar`,
  agreed: (name, quarter) => `${name} aceptó las metas para ${quarter}`,
  agreedSubject: (quarter) => `Las metas para ${quarter} están acordadas`,
  behind: (partner, quarter) => `${partner} va por detrás de sus metas para ${quarter}`,
  behindSubject: (partner) => `${partner} va por detrás de sus metas`,
  reviewPlan: 'Revisar plan',
  viewPlan: 'Ver plan',
};
