import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const papers = {
  tax_form: 'un formulario fiscal de EE. UU.',
  tax_profile: 'un perfil fiscal',
  vat_number: 'un número de IVA en el perfil fiscal',
};
const newPapers = {
  tax_form: 'un nuevo formulario fiscal de EE. UU.',
  tax_profile: 'un nuevo perfil fiscal',
  vat_number: 'un nuevo número de IVA en el perfil fiscal',
};
const notes = { missing: '', in_review: ' (en revisión)', rejected: ' (rechazado)', expired: ' (caducado)' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  paper: (paper, state) => `${(state === 'expired' ? newPapers : papers)[paper]}${notes[state]}`,

  submitted: (partner) => `${partner} envió su perfil fiscal. Revísalo antes de la próxima liquidación.`,
  changed: (partner) => `${partner} cambió su perfil fiscal. Revísalo antes de la próxima liquidación.`,
  submittedSubject: (partner) => `Perfil fiscal de ${partner}`,
  review: 'Revisar perfil fiscal',

  ownSubmitted: (person) =>
    `${person} envió el perfil fiscal de tu empresa. Si no fue tu equipo, contacta de inmediato con la empresa que te paga.`,
  ownChanged: (person) =>
    `${person} envió un nuevo perfil fiscal de tu empresa. Si no fue tu equipo, contacta de inmediato con la empresa que te paga.`,
  ownChangedSubject: 'Se cambió tu perfil fiscal',
  view: 'Ver perfil fiscal',
  accepted: 'Tu perfil fiscal está aceptado.',
  acceptedSubject: 'Tu perfil fiscal está aceptado',
  rejected: (reason) => `Tu perfil fiscal no fue aceptado: ${reason}`,
  rejectedSubject: 'Tu perfil fiscal necesita una corrección',
  correct: 'Corregir perfil fiscal',
  missing: (paper) => `Tus pagos están en espera: la empresa necesita ${paper}.`,
  missingSubject: 'Tus pagos esperan un formulario fiscal',
  fillIn: 'Rellenar perfil fiscal',
  asked: (company, papers) => `${company} te pide ${papers}. Tus pagos están en espera hasta que se acepte.`,
  askedSubject: (company) => `${company} te pide tu formulario fiscal`,
  expired: (form, day) => `Tu formulario ${form} caducó el ${day}. Envía uno nuevo.`,
  expires: (form, day) => `Tu formulario ${form} es válido hasta el ${day}. Envía uno nuevo antes de esa fecha.`,
  expiredSubject: (form) => `Tu formulario ${form} caducó`,
  expiresSubject: (form) => `Tu formulario ${form} caduca pronto`,
  renew: 'Renovar formulario fiscal',
};
