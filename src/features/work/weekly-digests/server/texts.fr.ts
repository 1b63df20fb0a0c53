import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: (company, headline) => `Votre semaine avec ${company} : ${headline}`,
  waitsHeadline: (total) => (total === 1 ? '1 élément vous attend' : `${total} éléments vous attendent`),
  waits: (total, first, due) =>
    total === 1
      ? `À traiter : ${first}${due ? `, ${due}` : ''}.`
      : `${total} éléments vous attendent, à commencer par : ${first}${due ? `, ${due}` : ''}.`,
  waitsHidden: (total, person) =>
    total === 1 ? `1 élément attend ${person}.` : `${total} éléments attendent ${person}.`,
  dueOn: {
    due: (day) => `échéance le ${day}`,
    expires: (day) => `expire le ${day}`,
    ends: (day) => `se termine le ${day}`,
    starts: (day) => `commence le ${day}`,
  },
  late: {
    due: (day) => `en retard, échéance le ${day}`,
    expires: (day) => `en retard, expire le ${day}`,
    ends: (day) => `en retard, se termine le ${day}`,
    starts: (day) => `en retard, commence le ${day}`,
  },
  inWeek: (label, value) => `${label} sur les 7 derniers jours : ${value}`,
  moreInWeek: (label, value, difference) =>
    `${label} sur les 7 derniers jours : ${value}, soit ${difference} de plus que sur les 7 jours précédents.`,
  lessInWeek: (label, value, difference) =>
    `${label} sur les 7 derniers jours : ${value}, soit ${difference} de moins que sur les 7 jours précédents.`,
  sameInWeek: (label, value) => `${label} sur les 7 derniers jours : ${value}, autant que sur les 7 jours précédents.`,
  now: (label, value) => `${label} : ${value}`,
  nowSentence: (label, value) => `${label} : ${value}.`,
  news: (text) => `Actualité : ${text}`,
  newsHeadline: 'des actualités pour vous',
  links: 'Ouvrir',
  openWork: 'Ouvrir mon travail',
  openPortal: 'Ouvrir le portail',
  stop: 'Ne plus recevoir cet e-mail',
  stopTitle: 'Désactiver le récapitulatif hebdomadaire ?',
  stopText: 'Vous pouvez le réactiver dans vos paramètres de notification.',
  stopConfirm: 'Désactiver',
  stopped: 'Le récapitulatif hebdomadaire est désactivé.',
};
