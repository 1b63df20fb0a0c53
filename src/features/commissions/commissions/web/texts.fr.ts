import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  text: (reduce: number) => plural(reduce, 'commission', 'commissions'),
  hadClawedBack: (money: ReactNode) => rich`a subi une reprise de commission de ${money}`,
  earned: (money: ReactNode) => rich`a acquis ${money}`,
  calculationFailed: 'Échec du calcul',
  commissionEvents: 'Événements de commission',
  needsReview: 'À examiner',
  noCommission: 'Aucune commission',
  everyWonChangedRefundedOrLost:
    'Chaque affaire gagnée, modifiée, remboursée ou perdue est listée ici avec la commission qui en résulte.',
  commissions: 'Commissions',
  putOnHold: 'Mettre en attente',
  putOnHoldMany: (many: Part) => `Mettre ${many} en attente`,
  releaseHold: 'Lever la mise en attente',
  releaseHoldOn: (many: Part) => `Lever la mise en attente\u00a0: ${many}`,
  commissionsWhoseHoldingPeriodOverBecome:
    'Les commissions dont la période de mise en attente est terminée deviennent exigibles aussitôt, les autres à la fin de la leur.',
  commissionsAppearHereWhenPartnersDeals:
    'Les commissions apparaissent ici lorsque des affaires de partenaires sont gagnées, chacune avec le détail du calcul.',
  actionsForCommission: (number: Part) => `Actions pour la commission ${number}`,
  disputes: 'Contestations',
  volumeAudit: 'Contrôle des volumes',
  recalculations: 'Recalculs',
  exchangeRatesAndOpeningVolumes: 'Taux de change et volumes d’ouverture',
  moreAboutCommissions: 'Plus d’options pour les commissions',
  yourCommissionsAppearHereWhenYour:
    'Vos commissions apparaissent ici lorsque vos affaires sont gagnées, chacune avec son calcul complet.',
};
