import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  forAllOf: (label: Part, area: Part) => `${label} für alles in ${area}`,
  partners: 'Partner',
  onlyPartnersTheyOwnWithTheir: 'Nur die Partner, für die sie verantwortlich sind, mit deren Datensätzen.',
  allPartners: 'Alle Partner.',
  canView: 'Kann ansehen',
  onlyTheirOwnProfile: 'Nur das eigene Profil.',
  canChange: 'Kann ändern',
  nothing: 'Nichts.',
  newRole: 'Neue Rolle',
  customRoles: 'Eigene Rollen',
  noCustomRolesYet: 'Noch keine eigenen Rollen',
  builtInRolesBelowFitMost:
    'Die mitgelieferten Rollen unten passen für die meisten Teams. Erstellen Sie eine eigene Rolle, um jemandem andere Berechtigungen zu geben.',
  builtInRoles: 'Mitgelieferte Rollen',
  ownPartners: 'Eigene Partner',
  clone: (role: Part) => `${role} duplizieren`,
  cloneText: 'Duplizieren',
  archived: (name: Part) => `${name} archiviert`,
  text: (length: number) => plural(length, 'Berechtigung', 'Berechtigungen'),
  notAssigned: 'Nicht zugewiesen',
  textMemberCount: (memberCount: number) => plural(memberCount, 'Person', 'Personen'),
  edit: 'Bearbeiten',
  archive: 'Archivieren',
  moreAbout: (name: Part) => `Mehr zu ${name}`,
  editRole: 'Rolle bearbeiten',
  copy: (role: Part) => `${role} (Kopie)`,
  copyName: (name: Part) => `${name} (Kopie)`,
  name: 'Name',
  description: 'Beschreibung',
  partnerAccess: 'Zugriff auf Partner',
  preview: 'Vorschau',
  permissions: 'Berechtigungen',
};
