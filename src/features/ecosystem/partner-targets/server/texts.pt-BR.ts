import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (name, quarter) => `${name} propõe metas para ${quarter}`,
  proposedSubject: (quarter) => `Metas para ${quarter} a combinar`,
  agreed: (name, quarter) => `${name} aceitou as metas para ${quarter}`,
  agreedSubject: (quarter) => `As metas para ${quarter} estão combinadas`,
  behind: (partner, quarter) => `${partner} está atrás das metas para ${quarter}`,
  behindSubject: (partner) => `${partner} está atrás das metas`,
  reviewPlan: 'Analisar plano',
  viewPlan: 'Ver plano',
};
