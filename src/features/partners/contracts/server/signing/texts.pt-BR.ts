import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (title) => `Seu código para assinar “${title}”`,
  enterCode: (code) => `Digite este código na página de assinatura: ${code}`,
  codeExpires: (minutes) =>
    `O código expira em ${minutes} minutos. Não o compartilhe: quem o digita assina em seu nome.`,
  codeFooter: (company, email) =>
    `${company} enviou este e-mail para ${email} porque alguém está prestes a assinar com o seu link.`,

  contract: 'Contrato',
  askedSubject: (document, company, signers, day, isReminder) =>
    `${isReminder ? 'Lembrete: ' : ''}${document} de ${company}, ${signers}, assinar até ${day}`,
  ownSubject: (document, partner, signers, day, isReminder) =>
    `${isReminder ? 'Lembrete: ' : ''}${document} com ${partner}, ${signers}, assinar até ${day}`,
  asked: (company, title, partner) => `${company} pede que você assine “${title}” em nome de ${partner}.`,
  waits: (title, partner) => `“${title}” com ${partner} aguarda sua assinatura.`,
  yourTurn: (signedBy) => `Já assinado por ${signedBy}. Agora é a sua vez.`,
  noAccount: 'Você não precisa de uma conta. O link é só para você: não encaminhe este e-mail.',
  document: 'Documento',
  youSignAs: 'Você assina como',
  signatures: 'Assinaturas',
  signers: (count) => (count === 1 ? '1 signatário' : `${count} signatários`),
  signedOf: (signed, signers) => `${signed} de ${signers}`,
  signBy: 'Assinar até',
  reviewAndSign: 'Analisar e assinar',
  linkFooter: (company, email) =>
    `${company} enviou este e-mail para ${email}. Se não cabe a você assinar este documento, abra o link e recuse a assinatura.`,
};
