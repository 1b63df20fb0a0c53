import type { FullTranslation } from '#shared/text/texts.ts';
import type { breakdownTexts as english } from './breakdown.texts.ts';

/** Not yet reviewed by a native speaker. */
export const breakdownTexts: FullTranslation<typeof english> = {
  status: (status: string, earned: string, payable: string, deal: string | null) =>
    `${status} · ganada el ${earned}, pagadera desde el ${payable}${deal ? ` · ${deal}` : ''}`,
  calculation: 'Cálculo',
  details: 'Detalles',
  history: {
    payable: 'Pasó a ser pagadera.',
    payableEarly: 'Pasó a ser pagadera antes del fin de su período de espera.',
    releasedBy: (name: string | null, reason: string | null) => `Liberada anticipadamente por ${name}: ${reason}`,
    held: 'Puesta en espera.',
    inPayout: (statement: string | null) => `Añadida a la liquidación ${statement}.`,
    paid: (reference: string | null) => `Pagada${reference ? `, referencia ${reference}` : ''}.`,
    failed: (statement: string | null, why: string | null) => `Falló el pago ${statement}${why ? `: ${why}` : '.'}`,
    bookedOnHold: 'Registrada, en espera.',
    booked: 'Registrada como pagadera.',
    carried: (statement: string, isTaken: boolean) =>
      isTaken ? `Retirada de la liquidación ${statement}.` : `Trasladada desde la liquidación ${statement}.`,
  },
  hidden: {
    title: 'Comisión',
    detail:
      'Calculada según tu estructura de incentivos. El programa no te muestra los importes del negocio de tu revendedor.',
  },
  early: {
    released: (who: string | null, on: string, until: string) =>
      `${who} la liberó el ${on}, antes del fin de su período de espera, el ${until}.`,
    why: (reason: string | null) => ` Motivo: ${reason}`,
  },
  carried: {
    title: 'Trasladada',
    detail: (statement: string, amount: string) =>
      `De la liquidación ${statement}: ${amount} pasa a la próxima liquidación, porque esta moneda se paga en unidades enteras.`,
    result: 'Resultado',
    taken: (statement: string) =>
      `Retirada de la liquidación ${statement}. Otra comisión por el mismo importe es pagadera.`,
    next: 'Pagadera con la próxima liquidación. Otra comisión retira el mismo importe de la liquidación de esta.',
    reversed: 'Anulada',
    undone: (statement: string) =>
      `La liquidación ${statement} no se pagó y ninguna otra incluyó este importe, por lo que ambas comisiones se anularon.`,
  },
  manual: {
    titles: {
      added: 'Comisión manual',
      taken_back: 'Anulación',
      written_off: 'Cancelación contable',
      write_off_taken_back: 'Cancelación contable anulada',
      reimbursed: 'Reembolso de MDF',
      reimbursement_taken_back: 'Reembolso de MDF anulado',
      rewarded: 'Recompensa ganada',
      reward_taken_back: 'Recompensa anulada',
    },
    approved: (who: string, day: string) => `${who} aprobó la solicitud de reembolso el ${day}.`,
    entered: (who: string, day: string) =>
      `${who} la introdujo el ${day}. No fue calculada por una estructura de incentivos.`,
    reason: 'Motivo',
    corrected: 'Comisión corregida',
    correctedDetail: (number: number, description: string) => `Comisión ${number}, ${description}.`,
    booked: (day: string) => `Registrada con fecha ${day}.`,
    bookedOnHold: (day: string, until: string) => `Registrada con fecha ${day}, en espera hasta el ${until}.`,
    bookedPayable: (day: string) => `Registrada con fecha ${day}, pagadera de inmediato.`,
  },
  recompute: {
    inputs: 'Datos guardados',
    inputsDiffer: 'Los datos no son aquellos a partir de los que se creó el desglose.',
    amount: 'Importe de la comisión',
    calculation: 'Cálculo',
    stored: 'El cálculo guardado',
    differsElsewhere: 'difiere en una parte que no se muestra aquí.',
    isMissing: 'falta',
  },
  answers: {
    failed: 'No se pudo calcular la comisión. Un miembro del equipo debe revisarla.',
    earned: 'Este negocio generó comisión.',
    clawedBack: 'La comisión de este negocio se recuperó por completo.',
    notWon: 'La comisión se gana cuando se gana el negocio.',
    noPartner: 'Ningún partner participa en este negocio.',
    notConfirmed: 'Ninguna participación de un partner en este negocio está confirmada.',
    awaitsPayment: 'La comisión se gana a medida que paga el cliente, y aún no ha llegado ningún pago.',
    notCalculated: 'No se ha calculado comisión para este negocio.',
    nothing: 'Este negocio no ha generado comisión hasta ahora.',
  },
};
