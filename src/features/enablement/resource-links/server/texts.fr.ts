import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sharedSubject: (sender, resource) => `${sender} a partagé «\u00a0${resource}\u00a0» avec vous`,
  shared: (sender, company, resource) => `${sender} (${company}) a partagé «\u00a0${resource}\u00a0» avec vous.`,
  worksUntil: (day, company) =>
    `Le lien vous est destiné et fonctionne jusqu’au ${day}. ${company} voit quand vous l’ouvrez.`,
  footer: (company, email) => `${company} a envoyé cet e-mail à ${email}.`,

  guessed: (name) =>
    `Quelqu’un cherche à deviner le mot de passe d’un lien vers «\u00a0${name}\u00a0». Les mots de passe erronés sont ralentis. Révoquez le lien si vous ne savez pas pourquoi.`,
  guessedSubject: (name) => `Quelqu’un cherche à deviner le mot de passe d’un lien vers «\u00a0${name}\u00a0»`,
  viewLinks: 'Voir les liens',
};
