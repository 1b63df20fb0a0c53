import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sharedSubject: (sender, resource) => `${sender} compartilhou “${resource}” com você`,
  shared: (sender, company, resource) => `${sender} (${company}) compartilhou “${resource}” com você.`,
  worksUntil: (day, company) => `O link é para você e funciona até ${day}. ${company} vê quando você o abre.`,
  footer: (company, email) => `${company} enviou este e-mail para ${email}.`,

  guessed: (name) =>
    `Alguém está tentando adivinhar a senha de um link para “${name}”. As senhas erradas são desaceleradas. Revogue o link se você não souber o motivo.`,
  guessedSubject: (name) => `Alguém está tentando adivinhar a senha de um link para “${name}”`,
  viewLinks: 'Ver links',
};
