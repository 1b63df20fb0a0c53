import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  document: 'Documento',
  signatures: 'Assinaturas',
  signedOf: (signed, signers) => `${signed} de ${signers}`,
  waitsFor: 'Aguarda',
  signBy: 'Assinar até',
  ends: 'Termina em',
  viewContract: 'Ver contrato',

  received: (title) => `O contrato “${title}” foi enviado à sua empresa para assinatura`,
  declined: (name, partner, title, reason) => `${name} (${partner}) recusou assinar “${title}”: ${reason}`,
  progress: (name, title, partner, next) =>
    `${name} assinou “${title}”${partner ? ` com ${partner}` : ''}.${next ? ` Próximos a assinar: ${next}.` : ''}`,
  completed: (title, partner) => `“${title}” com ${partner} foi assinado por todos`,
  ownCompleted: (title) => `O contrato “${title}” foi assinado por todos`,
  guessed: (title, partner) => `Alguém está tentando adivinhar o código para assinar “${title}” com ${partner}`,
  expired: (title, partner) => `“${title}” com ${partner} não foi assinado a tempo`,
  expiring: (title, partner, day) => `“${title}” com ${partner} termina em ${day}`,
  ownExpiring: (title, day) => `O contrato “${title}” termina em ${day}`,
  renewed: (title, partner) => `“${title}” com ${partner} foi renovado`,
  ended: (title, partner) => `“${title}” com ${partner} terminou`,
  noticeOf: (partner, title) => `${partner} deu aviso prévio para “${title}”`,
  noticeGiven: (title) => `Foi dado aviso prévio para o contrato “${title}”`,
};
