import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newToken: 'Nouveau jeton',
  baseAddress: 'Adresse de base SCIM',
  baseAddressHelp:
    'Collez cette adresse et un jeton dans les paramètres de provisionnement de votre fournisseur d’identité.',
  revoke: 'Révoquer…',
  moreAbout: (name: string) => `Plus d’options pour ${name}`,
  revokeTitle: (name: string) => `Révoquer ${name}\u202f?`,
  revokeText:
    'Votre fournisseur d’identité ne peut plus ajouter ni retirer de personnes avec ce jeton. Les personnes qui ont accès le gardent. Un jeton révoqué ne peut pas être rétabli.',
  revokeToken: 'Révoquer le jeton',
  expiresAfter: 'Expire après',
  lifetimes: { year: '1\u00a0an', twoYears: '2\u00a0ans', never: 'Jamais' },
  ready: (name: string) => `${name}\u00a0: jeton prêt`,
  saved: 'J’ai conservé le jeton',
  copyToken: 'Copier le jeton',
  copyAddress: 'Copier l’adresse',
  shownOnce: 'Ce jeton n’est affiché qu’une fois. Conservez-le en lieu sûr.',
  token: 'Jeton',
  empty:
    'Okta, Entra ID et d’autres fournisseurs d’identité ajoutent et retirent vos collaborateurs par SCIM. Créez un jeton pour le vôtre. Les personnes sont invitées et obtiennent l’accès lorsqu’elles acceptent.',
};
