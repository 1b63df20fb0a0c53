import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  text: (reduce: number) => plural(reduce, 'comissão', 'comissões'),
  hadClawedBack: (money: ReactNode) => rich`teve um estorno de ${money}`,
  earned: (money: ReactNode) => rich`ganhou ${money}`,
  calculationFailed: 'O cálculo falhou',
  commissionEvents: 'Eventos de comissão',
  needsReview: 'Precisa de análise',
  noCommission: 'Sem comissão',
  everyWonChangedRefundedOrLost:
    'Todo negócio ganho, alterado, reembolsado ou perdido aparece aqui com a comissão que gerou.',
  commissions: 'Comissões',
  putOnHold: 'Colocar em espera',
  putOnHoldMany: (many: Part) => `Colocar ${many} em espera`,
  releaseHold: 'Liberar espera',
  releaseHoldOn: (many: Part) => `Liberar a espera de ${many}`,
  commissionsWhoseHoldingPeriodOverBecome:
    'As comissões cujo período de espera já terminou ficam a pagar na hora; as outras, quando ele terminar.',
  commissionsAppearHereWhenPartnersDeals:
    'As comissões aparecem aqui quando os negócios dos parceiros são ganhos, cada uma com seu detalhamento.',
  actionsForCommission: (number: Part) => `Ações da comissão ${number}`,
  disputes: 'Contestações',
  volumeAudit: 'Auditoria de volume',
  recalculations: 'Recálculos',
  exchangeRatesAndOpeningVolumes: 'Taxas de câmbio e volumes iniciais',
  moreAboutCommissions: 'Mais sobre comissões',
  yourCommissionsAppearHereWhenYour:
    'Suas comissões aparecem aqui quando seus negócios são ganhos, cada uma com o cálculo completo.',
};
