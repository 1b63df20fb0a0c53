import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (name, quarter) => `${name} propose des cibles pour ${quarter}`,
  proposedSubject: (quarter) => `Cibles pour ${quarter} à convenir`,
  agreed: (name, quarter) => `${name} a accepté les cibles pour ${quarter}`,
  agreedSubject: (quarter) => `Les cibles pour ${quarter} sont convenues`,
  behind: (partner, quarter) => `${partner} est en retard sur ses cibles pour ${quarter}`,
  behindSubject: (partner) => `${partner} est en retard sur ses cibles`,
  reviewPlan: 'Examiner le plan',
  viewPlan: 'Voir le plan',
};
