import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newContact: 'Nuevo contacto',
  addPeopleYouWorkWithHere: 'Añade aquí a las personas con las que trabajas.',
  lastSignIns: 'Últimos inicios de sesión',
  people: 'Personas',
  viewAll: 'Ver todo',
  noOneCanSignInYet: 'Nadie puede iniciar sesión todavía.',
  neverSignedIn: 'nunca ha iniciado sesión',
  primary: 'Principal',
  person: 'Persona',
  worksAt: 'Trabaja en',
  choosePartnerOrAccountNotBoth: 'Elige un partner o una cuenta, no ambos.',
  contacts: 'Contactos',
  changeType: 'Cambiar tipo',
  archive: (length: Part) => `¿Archivar ${length}?`,
  contactsPeopleYouWorkWithAt: 'Los contactos son las personas con las que trabajas en partners y clientes.',
  teamMembersWhoWorkWithThis: 'Miembros del equipo que trabajan con este programa y si pueden iniciar sesión.',
  overview: 'Resumen',
  activity: 'Actividad',
  created: 'Creación',
};
