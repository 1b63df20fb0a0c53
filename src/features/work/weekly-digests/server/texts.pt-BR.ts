import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: (company, headline) => `Sua semana com ${company}: ${headline}`,
  waitsHeadline: (total) => (total === 1 ? 'você tem 1 pendência' : `você tem ${total} pendências`),
  waits: (total, first, due) =>
    total === 1
      ? `Aguarda você: ${first}${due ? `, ${due}` : ''}.`
      : `Você tem ${total} pendências, a primeira: ${first}${due ? `, ${due}` : ''}.`,
  waitsHidden: (total, person) => `${person} tem ${total === 1 ? '1 pendência' : `${total} pendências`}.`,
  dueOn: {
    due: (day) => `prazo: ${day}`,
    expires: (day) => `expira em ${day}`,
    ends: (day) => `termina em ${day}`,
    starts: (day) => `começa em ${day}`,
  },
  late: {
    due: (day) => `em atraso, prazo: ${day}`,
    expires: (day) => `em atraso, expira em ${day}`,
    ends: (day) => `em atraso, termina em ${day}`,
    starts: (day) => `em atraso, começa em ${day}`,
  },
  inWeek: (label, value) => `${label} nos últimos 7 dias: ${value}`,
  moreInWeek: (label, value, difference) =>
    `${label} nos últimos 7 dias: ${value}, ${difference} a mais que nos 7 dias anteriores.`,
  lessInWeek: (label, value, difference) =>
    `${label} nos últimos 7 dias: ${value}, ${difference} a menos que nos 7 dias anteriores.`,
  sameInWeek: (label, value) => `${label} nos últimos 7 dias: ${value}, o mesmo que nos 7 dias anteriores.`,
  now: (label, value) => `${label}: ${value}`,
  nowSentence: (label, value) => `${label}: ${value}.`,
  news: (text) => `Novidade: ${text}`,
  newsHeadline: 'novidades para você',
  links: 'Abrir',
  openWork: 'Abrir meu trabalho',
  openPortal: 'Abrir o portal',
  stop: 'Deixar de receber este e-mail',
  stopTitle: 'Desativar o resumo semanal?',
  stopText: 'Você pode ativá-lo de novo nas suas configurações de notificação.',
  stopConfirm: 'Desativar',
  stopped: 'O resumo semanal está desativado.',
};
