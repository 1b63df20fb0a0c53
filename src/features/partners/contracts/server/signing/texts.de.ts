import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (title) => `Ihr Code zum Unterzeichnen von „${title}“`,
  enterCode: (code) => `Geben Sie diesen Code auf der Seite zum Unterzeichnen ein: ${code}`,
  codeExpires: (minutes) =>
    `Der Code läuft in ${minutes} Minuten ab. Geben Sie ihn nicht weiter: Wer ihn eingibt, unterzeichnet in Ihrem Namen.`,
  codeFooter: (company, email) =>
    `${company} hat diese E-Mail an ${email} gesendet, weil jemand mit Ihrem Link unterzeichnen will.`,

  contract: 'Vertrag',
  askedSubject: (document, company, signers, day, isReminder) =>
    `${isReminder ? 'Erinnerung: ' : ''}${document} von ${company}, ${signers}, zu unterzeichnen bis ${day}`,
  ownSubject: (document, partner, signers, day, isReminder) =>
    `${isReminder ? 'Erinnerung: ' : ''}${document} mit ${partner}, ${signers}, zu unterzeichnen bis ${day}`,
  asked: (company, title, partner) => `${company} bittet Sie, „${title}“ für ${partner} zu unterzeichnen.`,
  waits: (title, partner) => `„${title}“ mit ${partner} wartet auf Ihre Unterschrift.`,
  yourTurn: (signedBy) => `Bereits unterzeichnet: ${signedBy}. Jetzt sind Sie an der Reihe.`,
  noAccount: 'Sie brauchen kein Benutzerkonto. Der Link ist nur für Sie: Leiten Sie diese E-Mail nicht weiter.',
  document: 'Dokument',
  youSignAs: 'Sie unterzeichnen als',
  signatures: 'Unterschriften',
  signers: (count) => (count === 1 ? '1 unterzeichnende Person' : `${count} Unterzeichnende`),
  signedOf: (signed, signers) => `${signed} von ${signers} unterzeichnet`,
  signBy: 'Zu unterzeichnen bis',
  reviewAndSign: 'Prüfen und unterzeichnen',
  linkFooter: (company, email) =>
    `${company} hat diese E-Mail an ${email} gesendet. Wenn nicht Sie dieses Dokument unterzeichnen sollen, öffnen Sie den Link und lehnen Sie ab.`,
};
