import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  kind: (count, words) => `${count} ${words}.`,
  kindLate: (count, words) => `${count} ${words}, en retard.`,
  kindAllLate: (count, words) => `${count} ${words}, tous en retard.`,
  kindSomeLate: (count, words, late) => `${count} ${words}, dont ${late} en retard.`,
  onlyOne: (words) => `${words}.`,
  sum: (amounts, words) => `${amounts} ${words}.`,
  nothing: 'Rien ne vous attend.',
  more: (count) => `${count} de plus.`,

  subject: (total) => (total === 1 ? 'Mon travail : 1 élément à traiter' : `Mon travail : ${total} éléments à traiter`),
  subjectLate: (total, late) =>
    `Mon travail : ${total === 1 ? '1 élément à traiter' : `${total} éléments à traiter`}, dont ${late} en retard`,
  goodMorning: (name) => `Bonjour ${name},`,
  open: 'Ouvrir mon travail',
  openMore: (more) => `Ouvrir mon travail (${more} de plus)`,
  why: 'Vous recevez cet e-mail les jours où il vous reste du travail, parce que vous l’avez activé. Vous pouvez changer son heure ou le désactiver dans vos paramètres de notification.',
  overdue: 'En retard',
  noDueDate: 'Sans échéance',
  today: 'Aujourd’hui',
  thisWeek: 'Cette semaine',
  later: 'Plus tard',
  dueOn: {
    due: (day) => `échéance le ${day}`,
    expires: (day) => `expire le ${day}`,
    ends: (day) => `se termine le ${day}`,
    starts: (day) => `commence le ${day}`,
  },
  row: (kind, facts) => `${kind} : ${facts}`,
  stop: 'Ne plus recevoir cet e-mail',
  stopTitle: 'Désactiver l’e-mail du matin ?',
  stopText:
    'Vos éléments à traiter restent dans « Mon travail ». Vous pouvez réactiver cet e-mail dans vos paramètres de notification.',
  stopConfirm: 'Désactiver',
  stopped: 'L’e-mail du matin est désactivé.',
};
