import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const papers = {
  tax_form: 'ein US-Steuerformular',
  tax_profile: 'ein Steuerprofil',
  vat_number: 'eine USt-IdNr. im Steuerprofil',
};
const newPapers = {
  tax_form: 'ein neues US-Steuerformular',
  tax_profile: 'ein neues Steuerprofil',
  vat_number: 'eine neue USt-IdNr. im Steuerprofil',
};
const notes = { missing: '', in_review: ' (in Prüfung)', rejected: ' (abgelehnt)', expired: ' (abgelaufen)' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  paper: (paper, state) => `${(state === 'expired' ? newPapers : papers)[paper]}${notes[state]}`,

  submitted: (partner) => `${partner} hat das Steuerprofil eingereicht. Prüfen Sie es vor der nächsten Auszahlung.`,
  changed: (partner) => `${partner} hat das Steuerprofil geändert. Prüfen Sie es vor der nächsten Auszahlung.`,
  submittedSubject: (partner) => `Steuerprofil von ${partner}`,
  review: 'Steuerprofil prüfen',

  ownSubmitted: (person) =>
    `${person} hat das Steuerprofil Ihrer Firma eingereicht. Wenn das nicht Ihr Team war, wenden Sie sich sofort an das Unternehmen.`,
  ownChanged: (person) =>
    `${person} hat ein neues Steuerprofil Ihrer Firma eingereicht. Wenn das nicht Ihr Team war, wenden Sie sich sofort an das Unternehmen.`,
  ownChangedSubject: 'Ihr Steuerprofil wurde geändert',
  view: 'Steuerprofil ansehen',
  accepted: 'Ihr Steuerprofil ist akzeptiert.',
  acceptedSubject: 'Ihr Steuerprofil ist akzeptiert',
  rejected: (reason) => `Ihr Steuerprofil wurde nicht akzeptiert: ${reason}`,
  rejectedSubject: 'Ihr Steuerprofil muss korrigiert werden',
  correct: 'Steuerprofil korrigieren',
  missing: (paper) => `Ihre Zahlungen warten: Das Unternehmen braucht ${paper}.`,
  missingSubject: 'Ihre Zahlungen warten auf ein Steuerformular',
  fillIn: 'Steuerprofil ausfüllen',
  asked: (company, papers) =>
    `${company} bittet Sie um Folgendes: ${papers}. Ihre Zahlungen warten, bis alles akzeptiert ist.`,
  askedSubject: (company) => `${company} bittet um Ihr Steuerformular`,
  expired: (form, day) => `Ihr Formular ${form} ist am ${day} abgelaufen. Reichen Sie ein neues ein.`,
  expires: (form, day) => `Ihr Formular ${form} gilt bis zum ${day}. Reichen Sie vorher ein neues ein.`,
  expiredSubject: (form) => `Ihr Formular ${form} ist abgelaufen`,
  expiresSubject: (form) => `Ihr Formular ${form} läuft bald ab`,
  renew: 'Steuerformular erneuern',
};
