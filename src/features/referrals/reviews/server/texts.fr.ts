import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (partner, deal) => `${partner} demande un avis pour «\u00a0${deal}\u00a0»`,
  submitted: (partner) => `Un client a donné un avis sur ${partner}`,
  guessed: (partner) => `Quelqu’un essaie de deviner le code d’un avis sur ${partner}`,
  guessedText: (guessed) =>
    `${guessed}\u00a0: les codes erronés sont ralentis. Envoyez un nouveau lien si cela ne vient pas de l’auteur de l’avis.`,
  disputed: (partner) => `${partner} conteste un avis`,
  published: (deal) => `Un avis sur votre travail pour «\u00a0${deal}\u00a0» a été publié`,
  kept: (deal) => `L’avis pour «\u00a0${deal}\u00a0» reste publié`,
  removed: (deal) => `L’avis pour «\u00a0${deal}\u00a0» a été retiré`,
  declined: (deal) => `Votre demande d’avis pour «\u00a0${deal}\u00a0» a été refusée`,
  reply_removed: (deal) => `Votre réponse à l’avis pour «\u00a0${deal}\u00a0» a été retirée`,
  because: (what, reason) => `${what}\u00a0: ${reason}`,
  viewReview: 'Voir l’avis',

  askSubject: (partner) => `Comment s’est passé votre projet avec ${partner}\u202f?`,
  ask: (partner, deal, company) =>
    `${partner} a travaillé avec vous sur «\u00a0${deal}\u00a0». ${company} vous demande d’évaluer ce travail. Cela prend environ deux minutes.`,
  askLink: (company, days) =>
    `${company} vérifie chaque avis avant sa publication. Le lien est réservé à vous et expire dans ${days} jours.`,
  writeReview: 'Rédiger un avis',
  askFooter: (company, email) =>
    `${company} a envoyé cet e-mail à ${email}. Si vous ne souhaitez pas rédiger d’avis, vous pouvez l’ignorer.`,
  codeSubject: 'Votre code pour confirmer votre avis',
  code: (code) => `Saisissez ce code sur la page de l’avis pour confirmer votre adresse e-mail\u00a0: ${code}`,
  codeExpires: (minutes, company) =>
    `Le code expire dans ${minutes} minutes. ${company} ne publie rien avant que vous ne l’ayez saisi.`,
  codeFooter: (company, email) =>
    `${company} a envoyé cet e-mail à ${email} parce qu’un avis a été envoyé avec votre lien.`,
};
