import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  text: (reduce: number) => plural(reduce, 'comisión', 'comisiones'),
  hadClawedBack: (money: ReactNode) => rich`tuvo una recuperación de ${money}`,
  earned: (money: ReactNode) => rich`ganó ${money}`,
  needsReview: 'Necesita revisión',
  noCommission: 'Sin comisión',
  commissions: 'Comisiones',
  actionsForCommission: (number: Part) => `Acciones de la comisión ${number}`,
  disputes: 'Disputas',
  moreAboutCommissions: 'Más sobre las comisiones',
  yourCommissionsAppearHereWhenYour:
    'Tus comisiones aparecen aquí cuando se ganan tus negocios, cada una con su cálculo completo.',
};
