import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const papers = {
  tax_form: 'un formulaire fiscal américain',
  tax_profile: 'un profil fiscal',
  vat_number: 'un numéro de TVA dans le profil fiscal',
};
const newPapers = {
  tax_form: 'un nouveau formulaire fiscal américain',
  tax_profile: 'un nouveau profil fiscal',
  vat_number: 'un nouveau numéro de TVA dans le profil fiscal',
};
const notes = { missing: '', in_review: ' (en cours d’examen)', rejected: ' (refusé)', expired: ' (expiré)' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  paper: (paper, state) => `${(state === 'expired' ? newPapers : papers)[paper]}${notes[state]}`,

  submitted: (partner) => `${partner} a envoyé son profil fiscal. Examinez-le avant le prochain versement.`,
  changed: (partner) => `${partner} a modifié son profil fiscal. Examinez-le avant le prochain versement.`,
  submittedSubject: (partner) => `Profil fiscal de ${partner}`,
  review: 'Examiner le profil fiscal',

  ownSubmitted: (person) =>
    `${person} a envoyé le profil fiscal de votre entreprise. Si cela ne vient pas de votre équipe, contactez immédiatement l’entreprise qui vous paie.`,
  ownChanged: (person) =>
    `${person} a envoyé un nouveau profil fiscal de votre entreprise. Si cela ne vient pas de votre équipe, contactez immédiatement l’entreprise qui vous paie.`,
  ownChangedSubject: 'Votre profil fiscal a été modifié',
  view: 'Voir le profil fiscal',
  accepted: 'Votre profil fiscal est accepté.',
  acceptedSubject: 'Votre profil fiscal est accepté',
  rejected: (reason) => `Votre profil fiscal n’a pas été accepté\u00a0: ${reason}`,
  rejectedSubject: 'Votre profil fiscal doit être corrigé',
  correct: 'Corriger le profil fiscal',
  missing: (paper) => `Vos paiements sont en attente. Il manque à l’entreprise\u00a0: ${paper}.`,
  missingSubject: 'Vos paiements attendent un formulaire fiscal',
  fillIn: 'Remplir le profil fiscal',
  asked: (company, papers) =>
    `${company} vous demande\u00a0: ${papers}. Vos paiements sont en attente jusqu’à l’acceptation.`,
  askedSubject: (company) => `${company} demande votre formulaire fiscal`,
  expired: (form, day) => `Votre formulaire ${form} a expiré le ${day}. Envoyez-en un nouveau.`,
  expires: (form, day) =>
    `Votre formulaire ${form} est valable jusqu’au ${day}. Envoyez-en un nouveau avant cette date.`,
  expiredSubject: (form) => `Votre formulaire ${form} a expiré`,
  expiresSubject: (form) => `Votre formulaire ${form} expire bientôt`,
  renew: 'Renouveler le formulaire fiscal',
};
