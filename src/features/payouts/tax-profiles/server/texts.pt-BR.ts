import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const papers = {
  tax_form: 'um formulário fiscal dos EUA',
  tax_profile: 'um perfil fiscal',
  vat_number: 'um número de IVA no perfil fiscal',
};
const newPapers = {
  tax_form: 'um novo formulário fiscal dos EUA',
  tax_profile: 'um novo perfil fiscal',
  vat_number: 'um novo número de IVA no perfil fiscal',
};
const notes = { missing: '', in_review: ' (em análise)', rejected: ' (rejeitado)', expired: ' (expirado)' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  paper: (paper, state) => `${(state === 'expired' ? newPapers : papers)[paper]}${notes[state]}`,

  submitted: (partner) => `${partner} enviou seu perfil fiscal. Analise-o antes do próximo repasse.`,
  changed: (partner) => `${partner} alterou seu perfil fiscal. Analise-o antes do próximo repasse.`,
  submittedSubject: (partner) => `Perfil fiscal de ${partner}`,
  review: 'Analisar perfil fiscal',

  ownSubmitted: (person) =>
    `${person} enviou o perfil fiscal da sua empresa. Se não foi a sua equipe, entre em contato imediatamente com a empresa que paga você.`,
  ownChanged: (person) =>
    `${person} enviou um novo perfil fiscal da sua empresa. Se não foi a sua equipe, entre em contato imediatamente com a empresa que paga você.`,
  ownChangedSubject: 'Seu perfil fiscal foi alterado',
  view: 'Ver perfil fiscal',
  accepted: 'Seu perfil fiscal foi aceito.',
  acceptedSubject: 'Seu perfil fiscal foi aceito',
  rejected: (reason) => `Seu perfil fiscal não foi aceito: ${reason}`,
  rejectedSubject: 'Seu perfil fiscal precisa de uma correção',
  correct: 'Corrigir perfil fiscal',
  missing: (paper) => `Seus pagamentos estão em espera: a empresa precisa de ${paper}.`,
  missingSubject: 'Seus pagamentos aguardam um formulário fiscal',
  fillIn: 'Preencher perfil fiscal',
  asked: (company, papers) => `${company} pede a você ${papers}. Seus pagamentos ficam em espera até a aceitação.`,
  askedSubject: (company) => `${company} pede seu formulário fiscal`,
  expired: (form, day) => `Seu formulário ${form} expirou em ${day}. Envie um novo.`,
  expires: (form, day) => `Seu formulário ${form} é válido até ${day}. Envie um novo antes dessa data.`,
  expiredSubject: (form) => `Seu formulário ${form} expirou`,
  expiresSubject: (form) => `Seu formulário ${form} expira em breve`,
  renew: 'Renovar formulário fiscal',
};
