import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (title) => `Tu código para firmar «${title}»`,
  enterCode: (code) => `Introduce este código en la página de firma: ${code}`,
  codeExpires: (minutes) =>
    `El código caduca en ${minutes} minutos. No lo compartas: quien lo introduce firma en tu nombre.`,
  codeFooter: (company, email) =>
    `${company} envió este correo a ${email} porque alguien está a punto de firmar con tu enlace.`,

  contract: 'Contrato',
  askedSubject: (document, company, signers, day, isReminder) =>
    `${isReminder ? 'Recordatorio: ' : ''}${document} de ${company}, ${signers}, firmar hasta el ${day}`,
  ownSubject: (document, partner, signers, day, isReminder) =>
    `${isReminder ? 'Recordatorio: ' : ''}${document} con ${partner}, ${signers}, firmar hasta el ${day}`,
  asked: (company, title, partner) => `${company} te pide que firmes «${title}» en nombre de ${partner}.`,
  waits: (title, partner) => `«${title}» con ${partner} espera tu firma.`,
  yourTurn: (signedBy) => `Ya firmado por ${signedBy}. Ahora es tu turno.`,
  noAccount: 'No necesitas una cuenta. El enlace es solo para ti: no reenvíes este correo.',
  document: 'Documento',
  youSignAs: 'Firmas como',
  signatures: 'Firmas',
  signers: (count) => (count === 1 ? '1 firmante' : `${count} firmantes`),
  signedOf: (signed, signers) => `${signed} de ${signers}`,
  signBy: 'Firmar hasta',
  reviewAndSign: 'Revisar y firmar',
  linkFooter: (company, email) =>
    `${company} envió este correo a ${email}. Si no te corresponde firmar este documento, abre el enlace y rechaza la firma.`,
};
