import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (title) => `Votre code pour signer «\u00a0${title}\u00a0»`,
  enterCode: (code) => `Saisissez ce code sur la page de signature\u00a0: ${code}`,
  codeExpires: (minutes) =>
    `Le code expire dans ${minutes} minutes. Ne le communiquez pas\u00a0: la personne qui le saisit signe en votre nom.`,
  codeFooter: (company, email) =>
    `${company} a envoyé cet e-mail à ${email} parce que quelqu’un s’apprête à signer avec votre lien.`,

  contract: 'Contrat',
  askedSubject: (document, company, signers, day, isReminder) =>
    `${isReminder ? 'Rappel\u00a0: ' : ''}${document} de ${company}, ${signers}, à signer avant le ${day}`,
  ownSubject: (document, partner, signers, day, isReminder) =>
    `${isReminder ? 'Rappel\u00a0: ' : ''}${document} avec ${partner}, ${signers}, à signer avant le ${day}`,
  asked: (company, title, partner) => `${company} vous demande de signer «\u00a0${title}\u00a0» pour ${partner}.`,
  waits: (title, partner) => `«\u00a0${title}\u00a0» avec ${partner} attend votre signature.`,
  yourTurn: (signedBy) => `Déjà signé par ${signedBy}. C’est maintenant votre tour.`,
  noAccount:
    'Vous n’avez pas besoin de compte utilisateur. Le lien vous est réservé\u00a0: ne transférez pas cet e-mail.',
  document: 'Document',
  youSignAs: 'Vous signez en tant que',
  signatures: 'Signatures',
  signers: (count) => (count === 1 ? '1 signataire' : `${count} signataires`),
  signedOf: (signed, signers) => `${signed} sur ${signers}`,
  signBy: 'À signer avant le',
  reviewAndSign: 'Lire et signer',
  linkFooter: (company, email) =>
    `${company} a envoyé cet e-mail à ${email}. Si vous ne devez pas signer ce document, ouvrez le lien et refusez de signer.`,
};
