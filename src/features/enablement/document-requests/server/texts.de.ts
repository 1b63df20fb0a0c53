import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (name, due) =>
    `„${name}“ wird von Ihnen angefordert.${due ? ` Laden Sie das Dokument bis ${due} hoch.` : ''}`,
  uploadSubject: (name) => `Bitte hochladen: ${name}`,
  uploadAgainSubject: (name) => `Bitte erneut hochladen: ${name}`,
  due: (name, day) => `„${name}“ ist am ${day} fällig.`,
  dueSubject: (name) => `Bald fällig: ${name}`,
  overdue: (name, day) => `„${name}“ war am ${day} fällig.`,
  overdueSubject: (name) => `Überfällig: ${name}`,
  expires: (name, day) => `„${name}“ läuft am ${day} ab. Laden Sie ein neues Dokument hoch.`,
  stillMissing: (name) => `„${name}“ fehlt noch. Bitte laden Sie das Dokument hoch.`,
  expired: (name, day, pauses) =>
    ({
      none: `„${name}“ ist am ${day} abgelaufen.`,
      payouts: `„${name}“ ist am ${day} abgelaufen. Auszahlungen an Sie ruhen, bis ein neues Dokument genehmigt ist.`,
      entitlements: `„${name}“ ist am ${day} abgelaufen. Ihre Leistungen ruhen, bis ein neues Dokument genehmigt ist.`,
    })[pauses],
  expiredUploadNew: (name, day, pauses) =>
    ({
      none: `„${name}“ ist am ${day} abgelaufen. Laden Sie ein neues Dokument hoch.`,
      payouts: `„${name}“ ist am ${day} abgelaufen. Auszahlungen an Sie ruhen, bis ein neues Dokument genehmigt ist. Laden Sie es hoch.`,
      entitlements: `„${name}“ ist am ${day} abgelaufen. Ihre Leistungen ruhen, bis ein neues Dokument genehmigt ist. Laden Sie es hoch.`,
    })[pauses],
  expiredSubject: (name) => `Abgelaufen: ${name}`,
  approved: (name, until) => `„${name}“ wurde genehmigt.${until ? ` Das Dokument ist bis ${until} gültig.` : ''}`,
  approvedSubject: (name) => `Genehmigt: ${name}`,
  rejected: (name, reason) => `„${name}“ wurde abgelehnt: ${reason}`,
  uploadDocument: 'Dokument hochladen',
  viewRequest: 'Anfrage ansehen',

  uploadTitle: (name) => `„${name}“ hochladen`,
  reviewedAfterUpload: 'Die Datei wird geprüft, nachdem Sie sie hochgeladen haben.',
  validUntil: 'Gültig bis',
  file: 'Datei',
  atMost25: 'Höchstens 25 MB.',
  uploadButton: 'Hochladen',
  wasUploaded: (name) => `„${name}“ wurde hochgeladen und wird geprüft.`,

  notUploaded: (partner, name, day) => `${partner} hat „${name}“ nicht hochgeladen; fällig war es am ${day}.`,
  notUploadedSubject: (partner, name) => `Überfällig: ${name} von ${partner}`,
  theirsExpired: (partner, name, day, pauses) =>
    ({
      none: `„${name}“ von ${partner} ist am ${day} abgelaufen.`,
      payouts: `„${name}“ von ${partner} ist am ${day} abgelaufen. Auszahlungen an den Partner ruhen.`,
      entitlements: `„${name}“ von ${partner} ist am ${day} abgelaufen. Die Leistungen des Partners ruhen.`,
    })[pauses],
  theirsExpiredSubject: (partner, name) => `Abgelaufen: ${name} von ${partner}`,
  uploaded: (partner, name) => `${partner} hat „${name}“ hochgeladen.`,
  uploadedSubject: (partner, name) => `Zu prüfen: ${name} von ${partner}`,
  reviewDocument: 'Dokument prüfen',
};
