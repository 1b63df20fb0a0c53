import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  lead: (name, number) => `${name} (lead ${number})`,
  offered: (number, about) => `Lead ${number}${about ? ` (${about})` : ''}`,
  headline: (number, country, product) => {
    const about = [country, product].filter(Boolean).join(', ');
    return about ? `Lead (${about})` : `Lead ${number}`;
  },
  country: 'País',
  product: 'Produto',
  timing: 'Prazo desejado',
  budget: 'Orçamento',
  answerBy: 'Responder até',
  openLead: 'Abrir lead',
  recordFirstContact: 'Registrar primeiro contato',
  assignLead: 'Atribuir lead',

  offer: (lead, due) => `${lead} está sendo oferecido a você. Responda até ${due}.`,
  offerSubject: (headline, due) => `${headline}: responda até ${due}`,
  offerMore: 'Se você não responder a tempo, o lead será oferecido a outro parceiro.',
  reminder: (lead, due) => `${lead} aguarda a sua resposta até ${due}.`,
  reminderSubject: (headline, due) => `Lembrete: ${headline}, responda até ${due}`,
  taken: (lead) => `${lead} foi aceito por outro parceiro.`,
  expired: (lead) => `${lead} não foi respondido a tempo e não está mais sendo oferecido a você.`,
  withdrawn: (lead) => `${lead} não está mais sendo oferecido a você.`,
  contactDue: (lead, due) => `Registre o seu primeiro contato com ${lead}: o prazo era ${due}.`,
  contactDueSubject: (name) => `Primeiro contato pendente: ${name}`,
  contactOverdue: (partner, lead) => `${partner} não registrou a tempo um primeiro contato com ${lead}.`,
  noRule: (lead) => `${lead} está sem atribuição. Nenhuma regra ativa corresponde a este lead.`,
  allPassed: (lead) => `${lead} está sem atribuição. Todos os parceiros aptos deixaram passar este lead.`,
  noAudience: (lead) => `${lead} está sem atribuição. O público da regra não tem parceiros.`,
  noneMeets: (lead) => `${lead} está sem atribuição. Nenhum parceiro atende aos requisitos da regra.`,
  unassignedSubject: (name) => `Lead sem atribuição: ${name}`,
  accepted: (partner, lead) => `${partner} aceitou ${lead}.`,
  declined: (partner, lead) => `${partner} recusou ${lead}.`,
  spam: (partner, lead) => `${partner} marcou ${lead} como spam.`,
};
