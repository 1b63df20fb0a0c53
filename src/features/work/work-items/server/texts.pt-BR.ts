import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  kind: (count, words) => `${count} ${words}.`,
  kindLate: (count, words) => `${count} ${words}, em atraso.`,
  kindAllLate: (count, words) => `${count} ${words}, tudo em atraso.`,
  kindSomeLate: (count, words, late) => `${count} ${words}, ${late} em atraso.`,
  onlyOne: (words) => `${words}.`,
  sum: (amounts, words) => `${amounts} ${words}.`,
  nothing: 'Você não tem pendências.',
  more: (count) => `Mais ${count}.`,

  subject: (total) => (total === 1 ? 'Meu trabalho: 1 pendência' : `Meu trabalho: ${total} pendências`),
  subjectLate: (total, late) =>
    `Meu trabalho: ${total === 1 ? '1 pendência' : `${total} pendências`}, ${late} em atraso`,
  goodMorning: (name) => `Bom dia, ${name},`,
  open: 'Abrir meu trabalho',
  openMore: (more) => `Abrir meu trabalho (mais ${more})`,
  why: 'Você recebe este e-mail nos dias em que há pendências porque o ativou. Você pode mudar o horário ou desativá-lo nas suas configurações de notificação.',
  overdue: 'Em atraso',
  noDueDate: 'Sem prazo',
  today: 'Hoje',
  thisWeek: 'Esta semana',
  later: 'Mais tarde',
  dueOn: {
    due: (day) => `prazo: ${day}`,
    expires: (day) => `expira em ${day}`,
    ends: (day) => `termina em ${day}`,
    starts: (day) => `começa em ${day}`,
  },
  row: (kind, facts) => `${kind}: ${facts}`,
  stop: 'Deixar de receber este e-mail',
  stopTitle: 'Desativar o e-mail da manhã?',
  stopText:
    'Suas pendências continuam em “Meu trabalho”. Você pode ativar o e-mail de novo nas suas configurações de notificação.',
  stopConfirm: 'Desativar',
  stopped: 'O e-mail da manhã está desativado.',
};
