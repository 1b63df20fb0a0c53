import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  document: 'Document',
  signatures: 'Signatures',
  signedOf: (signed, signers) => `${signed} sur ${signers}`,
  waitsFor: 'En attente de',
  signBy: 'À signer avant le',
  ends: 'Prend fin le',
  viewContract: 'Voir le contrat',

  received: (title) => `Le contrat «\u00a0${title}\u00a0» a été envoyé à votre entreprise pour signature`,
  declined: (name, partner, title, reason) =>
    `${name} (${partner}) a refusé de signer «\u00a0${title}\u00a0»\u00a0: ${reason}`,
  progress: (name, title, partner, next) =>
    `${name} a signé «\u00a0${title}\u00a0»${partner ? ` avec ${partner}` : ''}.${next ? ` Prochaine signature\u00a0: ${next}.` : ''}`,
  completed: (title, partner) => `«\u00a0${title}\u00a0» avec ${partner} est signé par tout le monde`,
  ownCompleted: (title) => `Le contrat «\u00a0${title}\u00a0» est signé par tout le monde`,
  guessed: (title, partner) => `Quelqu’un essaie de deviner le code pour signer «\u00a0${title}\u00a0» avec ${partner}`,
  expired: (title, partner) => `«\u00a0${title}\u00a0» avec ${partner} n’a pas été signé à temps`,
  expiring: (title, partner, day) => `«\u00a0${title}\u00a0» avec ${partner} prend fin le ${day}`,
  ownExpiring: (title, day) => `Le contrat «\u00a0${title}\u00a0» prend fin le ${day}`,
  renewed: (title, partner) => `«\u00a0${title}\u00a0» avec ${partner} a été renouvelé`,
  ended: (title, partner) => `«\u00a0${title}\u00a0» avec ${partner} a pris fin`,
  noticeOf: (partner, title) => `${partner} a donné un préavis pour «\u00a0${title}\u00a0»`,
  noticeGiven: (title) => `Un préavis a été donné pour le contrat «\u00a0${title}\u00a0»`,
};
