import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const done = { entered: 'introdujo', changed: 'cambió', disabled: 'desactivó' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  person: (name, company) => (company ? `${name} (${company})` : name),
  viewingAs: (name, person) => `${name} (viendo como ${person})`,
  someKey: (company) => `Una clave de API de ${company}`,
  namedKey: (key, person) => `La clave de API «${key}» de ${person}`,
  endingIn: (end) => `cuenta terminada en ${end}`,
  instructions: 'instrucciones de pago',

  changed: (who, what, currency, account, partner) =>
    `${who} ${done[what]} datos de pago en ${currency} (${account})${partner ? ` de ${partner}` : ''}.`,
  verify: 'Verifícalos con el partner antes de la próxima liquidación.',
  held: (amount, payout) => `El pago de ${amount} en «${payout}» está en espera.`,
  tooLate: (amount, payout) =>
    `El pago de ${amount} en «${payout}» ya está en un archivo de pagos a la cuenta anterior.`,

  ownChanged: (who, what, currency, account) => `${who} ${done[what]} tus datos de pago en ${currency} (${account}).`,
  ownChangedSubject: (who, what, currency, account) =>
    `${who} ${done[what]} tus datos de pago en ${currency} (${account})`,
  ownHeld: (amount, statement) =>
    `Tu pago de ${amount} (estado de cuenta ${statement}) está en espera hasta que la empresa verifique los datos.`,
  notRequested: 'Si tu equipo no lo solicitó, contacta de inmediato con la empresa.',
  viewPayment: 'Ver pago',
  viewPayouts: 'Ver liquidaciones',
};
