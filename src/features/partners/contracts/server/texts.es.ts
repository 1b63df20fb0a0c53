import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  document: 'Documento',
  signatures: 'Firmas',
  signedOf: (signed, signers) => `${signed} de ${signers}`,
  waitsFor: 'En espera de',
  signBy: 'Firmar hasta',
  ends: 'Termina',
  viewContract: 'Ver contrato',

  received: (title) => `El contrato «${title}» se envió a tu empresa para su firma`,
  declined: (name, partner, title, reason) => `${name} (${partner}) rechazó firmar «${title}»: ${reason}`,
  progress: (name, title, partner, next) =>
    `${name} firmó «${title}»${partner ? ` con ${partner}` : ''}.${next ? ` Siguiente firma: ${next}.` : ''}`,
  completed: (title, partner) => `«${title}» con ${partner} está firmado por todas las personas`,
  ownCompleted: (title) => `El contrato «${title}» está firmado por todas las personas`,
  guessed: (title, partner) => `Alguien intenta adivinar el código para firmar «${title}» con ${partner}`,
  expired: (title, partner) => `«${title}» con ${partner} no se firmó a tiempo`,
  expiring: (title, partner, day) => `«${title}» con ${partner} termina el ${day}`,
  ownExpiring: (title, day) => `El contrato «${title}» termina el ${day}`,
  renewed: (title, partner) => `«${title}» con ${partner} se renovó`,
  ended: (title, partner) => `«${title}» con ${partner} terminó`,
  noticeOf: (partner, title) => `${partner} dio preaviso para «${title}»`,
  noticeGiven: (title) => `Se dio preaviso para el contrato «${title}»`,
};
