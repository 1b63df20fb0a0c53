import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  everyoneSigned: (title) => `Alle haben „${title}“ unterzeichnet`,
  downloadAndKeep: (title, days) =>
    `Alle haben „${title}“ unterzeichnet. Laden Sie die versiegelte Datei herunter und bewahren Sie sie auf. Der Link funktioniert ${days} Tage lang.`,
  keepEmail: (company, fingerprint) =>
    `Bewahren Sie auch diese E-Mail auf. Sie nennt das Zertifikat von ${company}, mit dem die Datei versiegelt ist. Fingerabdruck (SHA-256): ${fingerprint}`,
  download: 'Unterzeichnetes Dokument herunterladen',
  footer: (company, email) =>
    `${company} hat diese E-Mail an ${email} gesendet, weil Sie dieses Dokument unterzeichnet haben.`,
};
