import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  earlierEarnings: 'Ganancias anteriores',
  forInformationTheseEarningsComeFrom:
    'A título informativo: estas ganancias provienen del sistema usado antes y no forman parte de tu saldo aquí.',
  earningsFromSystemUsedBeforeAppear: 'Las ganancias del sistema usado antes aparecen aquí.',
  notIncludedEarlierEarnings: (parts: ReactNode) => rich`No incluye ganancias anteriores: ${parts}.`,
  earned: 'Ganado',
  paid: 'Pagado',
  unpaidInFormerSystem: 'Sin pagar en el sistema anterior',
  transferredToPayouts: 'Transferido a liquidaciones',
  payouts: 'Liquidaciones',
  to: (firstOn: ReactNode, lastOn: ReactNode) => rich`del ${firstOn} al ${lastOn}`,
};
