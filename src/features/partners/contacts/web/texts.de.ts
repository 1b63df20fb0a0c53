import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newContact: 'Neuer Kontakt',
  addPeopleYouWorkWithHere: 'Fügen Sie hier die Personen hinzu, mit denen Sie arbeiten.',
  lastSignIns: 'Letzte Anmeldungen',
  people: 'Personen',
  viewAll: 'Alle ansehen',
  noOneCanSignInYet: 'Noch kann sich niemand anmelden.',
  neverSignedIn: 'nie angemeldet',
  primary: 'Hauptkontakt',
  person: 'Person',
  worksAt: 'Arbeitet bei',
  choosePartnerOrAccountNotBoth: 'Wählen Sie einen Partner oder einen Account, nicht beides.',
  contacts: 'Kontakte',
  changeType: 'Typ ändern',
  archive: (length: Part) => `${length} archivieren?`,
  contactsPeopleYouWorkWithAt: 'Kontakte sind die Personen, mit denen Sie bei Partnern und Kunden arbeiten.',
  teamMembersWhoWorkWithThis: 'Teammitglieder, die mit diesem Programm arbeiten, und ob sie sich anmelden können.',
  overview: 'Übersicht',
  activity: 'Aktivität',
  created: 'Erstellt',
};
