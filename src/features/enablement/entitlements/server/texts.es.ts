import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  benefit: 'Beneficio',
  amount: 'Cantidad',
  note: 'Nota',
  decided: (status, amount, benefit, note) =>
    ({
      approved: `Se aprobó tu solicitud de ${amount} de «${benefit}»`,
      fulfilled: `Se entregó tu solicitud de ${amount} de «${benefit}»`,
      declined: `Se rechazó tu solicitud de ${amount} de «${benefit}»`,
      revoked: `Se revocó tu solicitud de ${amount} de «${benefit}»`,
    })[status] + (note ? `. ${note}` : ''),
  viewBenefit: 'Ver beneficio',
  reduced: (benefit, now, afterwards, day) =>
    `«${benefit}» cambia de ${now} a ${afterwards} el ${day} debido a tu nivel`,
  reducedSubject: (benefit, afterwards, day) => `${benefit} cambia a ${afterwards} el ${day}`,
  now: 'Ahora',
  afterwards: 'Después',
  from: 'A partir del',
  viewBenefits: 'Ver beneficios',

  requested: (partner, amount, benefit) => `${partner} solicita ${amount} de «${benefit}»`,
  partner: 'Partner',
  requestedAmount: 'Solicitado',
  reviewRequest: 'Revisar solicitud',
};
