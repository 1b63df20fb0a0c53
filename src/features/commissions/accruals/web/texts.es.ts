import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  effectOnCommissions: 'Efecto en las comisiones',
  clawbackPeriodHasEnded: 'El período de recuperación ha terminado.',
  partnersKeepCommissionTheyEarnedOn:
    'Los partners conservan la comisión que ganaron por este negocio. Los partners que ganan más tras esta rectificación reciben la diferencia.',
  commissionByPartner: 'Comisión por partner',
  partner: 'Partner',
  current: 'Actual',
  afterAmendment: 'Tras la rectificación',
  forOtherDealsThatRecalculated: 'Por otros negocios que se recalculan',
  noChange: 'sin cambios',
  commissionsDoNotChange: 'Las comisiones no cambian.',
  customerPayments: 'Pagos del cliente',
  date: 'Fecha',
  chooseADate: 'Elige una fecha',
  numberOrReference: (paper: Part) => `Número o referencia: ${paper}`,
  eachReferenceCountedOnlyOnce: 'Cada referencia se cuenta una sola vez.',
  enterNumberOrReference: 'Introduce un número o una referencia',
  upTo: 'Hasta',
  about: 'Aproximadamente',
  commission: (isBeforeCosts: ReactNode, amount: ReactNode) => rich`${isBeforeCosts} ${amount} de comisión`,
  earnedAsCustomerPays: '. Se gana a medida que paga el cliente',
  costsThatReduceMarginNotKnown: ' Los costos que reducen el margen aún no se conocen.',
  ifDealWonAtThisAmount: (isOnCollection: ReactNode, isBeforeCosts: ReactNode) =>
    rich`Si el negocio se gana por este importe, antes de descuentos e impuestos, con las reglas actuales${isOnCollection}.${isBeforeCosts}`,
  noCommissionBookedNowCommissionThat:
    'Ahora no se contabiliza ninguna comisión. La comisión que depende de los pagos del cliente se contabiliza a medida que paga.',
  payableFrom: 'Pagadera desde',
  commissionText: 'Comisión',
  paymentRecordedBooked: (lines: number) =>
    `Pago registrado. ${plural(lines, 'comisión contabilizada', 'comisiones contabilizadas')}.`,
  paymentRecordedNoCommissionDependsOn: 'Pago registrado. Ninguna comisión depende de él.',
  paymentFor: (name: Part) => `Pago de ${name}`,
  recordPayment: 'Registrar pago',
  usedByStructuresThatPayAs:
    'Lo usan las estructuras que pagan a medida que paga el cliente. La comisión ganada al ganar el negocio no cambia.',
  amountPaid: (currency: Part) => `Importe pagado, ${currency}`,
  includingTaxEnterNegativeAmountFor: 'Con impuestos. Introduce un importe negativo para un pago devuelto.',
  enterAnAmount: 'Introduce un importe',
  invoice: 'Factura',
  dealAmount: (whole: Part) => `El importe del negocio es ${whole}`,
  refundRecordedBooked: (lines: number) =>
    `Reembolso registrado. ${plural(lines, 'comisión contabilizada', 'comisiones contabilizadas')}.`,
  refundOf: (name: Part) => `Reembolso de ${name}`,
  recordRefund: 'Registrar reembolso',
  amountRefunded: (currency: Part) => `Importe reembolsado, ${currency}`,
  includingTaxDefaultsToWholeDeal: 'Con impuestos. Por defecto, todo el negocio.',
  creditNote: 'Nota de crédito',
  visibleToTeamMembersOnlyNot: 'Visible solo para los miembros del equipo, no para los partners.',
  thisWasAlreadyRecordedAndCounts: (what: Part) =>
    `Este documento (${what}) ya se registró y cuenta una sola vez. Introduce otra referencia para uno distinto.`,
};
