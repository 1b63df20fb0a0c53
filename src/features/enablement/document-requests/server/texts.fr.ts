import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (name, due) =>
    `Le document «\u00a0${name}\u00a0» vous est demandé.${due ? ` Envoyez-le au plus tard le ${due}.` : ''}`,
  uploadSubject: (name) => `Document à envoyer\u00a0: ${name}`,
  uploadAgainSubject: (name) => `Document à envoyer de nouveau\u00a0: ${name}`,
  due: (name, day) => `L’échéance de «\u00a0${name}\u00a0» est le ${day}.`,
  dueSubject: (name) => `Échéance proche\u00a0: ${name}`,
  overdue: (name, day) => `L’échéance de «\u00a0${name}\u00a0» était le ${day}.`,
  overdueSubject: (name) => `En retard\u00a0: ${name}`,
  expires: (name, day) => `«\u00a0${name}\u00a0» expire le ${day}. Envoyez un nouveau document.`,
  stillMissing: (name) => `Le document «\u00a0${name}\u00a0» manque encore. Merci de l’envoyer.`,
  expired: (name, day, pauses) =>
    ({
      none: `«\u00a0${name}\u00a0» a expiré le ${day}.`,
      payouts: `«\u00a0${name}\u00a0» a expiré le ${day}. Vos versements sont suspendus jusqu’à l’approbation d’un nouveau document.`,
      entitlements: `«\u00a0${name}\u00a0» a expiré le ${day}. Vos avantages sont suspendus jusqu’à l’approbation d’un nouveau document.`,
    })[pauses],
  expiredUploadNew: (name, day, pauses) =>
    ({
      none: `«\u00a0${name}\u00a0» a expiré le ${day}. Envoyez un nouveau document.`,
      payouts: `«\u00a0${name}\u00a0» a expiré le ${day}. Vos versements sont suspendus jusqu’à l’approbation d’un nouveau document. Envoyez-le.`,
      entitlements: `«\u00a0${name}\u00a0» a expiré le ${day}. Vos avantages sont suspendus jusqu’à l’approbation d’un nouveau document. Envoyez-le.`,
    })[pauses],
  expiredSubject: (name) => `Expiré\u00a0: ${name}`,
  approved: (name, until) =>
    `Le document «\u00a0${name}\u00a0» a été approuvé.${until ? ` Il est valable jusqu’au ${until}.` : ''}`,
  approvedSubject: (name) => `Approuvé\u00a0: ${name}`,
  rejected: (name, reason) => `Le document «\u00a0${name}\u00a0» a été refusé\u00a0: ${reason}`,
  uploadDocument: 'Envoyer le document',
  viewRequest: 'Voir la demande',

  uploadTitle: (name) => `Envoyer «\u00a0${name}\u00a0»`,
  reviewedAfterUpload: 'Le fichier est examiné après son envoi.',
  validUntil: 'Valable jusqu’au',
  file: 'Fichier',
  atMost25: '25\u00a0Mo au maximum.',
  uploadButton: 'Envoyer',
  wasUploaded: (name) => `Le document «\u00a0${name}\u00a0» a été envoyé et va être examiné.`,

  notUploaded: (partner, name, day) =>
    `${partner} n’a pas envoyé «\u00a0${name}\u00a0», dont l’échéance était le ${day}.`,
  notUploadedSubject: (partner, name) => `En retard\u00a0: ${name} de ${partner}`,
  theirsExpired: (partner, name, day, pauses) =>
    ({
      none: `«\u00a0${name}\u00a0» de ${partner} a expiré le ${day}.`,
      payouts: `«\u00a0${name}\u00a0» de ${partner} a expiré le ${day}. Ses versements sont suspendus.`,
      entitlements: `«\u00a0${name}\u00a0» de ${partner} a expiré le ${day}. Ses avantages sont suspendus.`,
    })[pauses],
  theirsExpiredSubject: (partner, name) => `Expiré\u00a0: ${name} de ${partner}`,
  uploaded: (partner, name) => `${partner} a envoyé «\u00a0${name}\u00a0».`,
  uploadedSubject: (partner, name) => `À examiner\u00a0: ${name} de ${partner}`,
  reviewDocument: 'Examiner le document',
};
