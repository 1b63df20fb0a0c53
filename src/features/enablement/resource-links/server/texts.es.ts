import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sharedSubject: (sender, resource) => `${sender} compartió «${resource}» contigo`,
  shared: (sender, company, resource) => `${sender} de ${company} compartió «${resource}» contigo.`,
  worksUntil: (day, company) => `El enlace es para ti y funciona hasta el ${day}. ${company} ve cuándo lo abres.`,
  footer: (company, email) => `${company} envió este correo a ${email}.`,

  guessed: (name) =>
    `Alguien intenta adivinar la contraseña de un enlace a «${name}». Las contraseñas incorrectas se ralentizan. Revoca el enlace si no sabes por qué.`,
  guessedSubject: (name) => `Alguien intenta adivinar la contraseña de un enlace a «${name}»`,
  viewLinks: 'Ver enlaces',
};
