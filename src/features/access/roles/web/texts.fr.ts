import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  forAllOf: (label: Part, area: Part) => `${label} pour tout\u00a0: ${area}`,
  partners: 'Partenaires',
  onlyPartnersTheyOwnWithTheir: 'Uniquement les partenaires dont la personne est propriétaire, avec leurs fiches.',
  allPartners: 'Tous les partenaires.',
  canView: 'Peut consulter',
  onlyTheirOwnProfile: 'Uniquement son propre profil.',
  canChange: 'Peut modifier',
  nothing: 'Rien.',
  newRole: 'Nouveau rôle',
  customRoles: 'Rôles personnalisés',
  noCustomRolesYet: 'Aucun rôle personnalisé pour l’instant',
  builtInRolesBelowFitMost:
    'Les rôles prédéfinis ci-dessous conviennent à la plupart des équipes. Créez un rôle personnalisé pour accorder d’autres autorisations.',
  builtInRoles: 'Rôles prédéfinis',
  ownPartners: 'Ses partenaires',
  clone: (role: Part) => `Dupliquer ${role}`,
  cloneText: 'Dupliquer',
  archived: (name: Part) => `Archivage effectué\u00a0: ${name}`,
  text: (length: number) => plural(length, 'autorisation', 'autorisations'),
  notAssigned: 'Non attribué',
  textMemberCount: (memberCount: number) => plural(memberCount, 'personne', 'personnes'),
  edit: 'Modifier',
  archive: 'Archiver',
  moreAbout: (name: Part) => `Plus d’options pour ${name}`,
  editRole: 'Modifier le rôle',
  copy: (role: Part) => `${role} (copie)`,
  copyName: (name: Part) => `${name} (copie)`,
  name: 'Nom',
  description: 'Description',
  partnerAccess: 'Accès aux partenaires',
  preview: 'Aperçu',
  permissions: 'Autorisations',
};
