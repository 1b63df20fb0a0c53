import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sameAsItsCreator: 'Comme la personne qui l’a créée',
  viewEverything: 'Tout consulter',
  text: (length: number) => plural(length, 'autorisation', 'autorisations'),
  revoke: (name: Part) => `Révoquer ${name}\u202f?`,
  softwareThatUsesThisKeyLoses:
    'Les logiciels qui utilisent cette clé perdent l’accès immédiatement. Une clé révoquée ne peut pas être rétablie.',
  revokeKey: 'Révoquer la clé',
  permissions: 'Autorisations',
  newApiKey: 'Nouvelle clé API',
  revokeText: 'Révoquer…',
  moreAbout: (name: Part) => `Plus d’options pour ${name}`,
  otherSoftwareSignsInWithApi:
    'D’autres logiciels se connectent avec une clé API. Une clé n’a que les autorisations que vous lui accordez, et jamais plus que les vôtres.',
  expiresAfter: 'Expire après',
  access: 'Accès',
  viewEverythingICanView: 'Consulter tout ce que je peux consulter',
  doEverythingICanDo: 'Faire tout ce que je peux faire',
  onlySelectedPermissions: 'Uniquement les autorisations sélectionnées',
  selectAtLeastOnePermission: 'Sélectionnez au moins une autorisation',
  isReady: (name: Part) => `${name}\u00a0: clé prête`,
  iHaveSavedKey: 'J’ai conservé la clé',
  copyKey: 'Copier la clé',
  thisKeyShownOnlyOnceStore: 'Cette clé n’est affichée qu’une fois. Conservez-la en lieu sûr.',
  sendKeyWithEachRequest: 'Envoyez la clé avec chaque requête\u00a0:',
  viewView: (what: Part) => `Consulter ce que ${what} peut consulter`,
  doDo: (what: Part) => `Faire ce que ${what} peut faire`,
  view: (what: Part) => `Consulter\u00a0: ${what}`,
  viewAndChange: (what: Part) => `Consulter et modifier\u00a0: ${what}`,
  onlyTheseRecords: (what: Part) => `Uniquement ces fiches\u00a0: ${what}.`,
  connectAnApp: 'Connecter une application',
  noAppAsksForAccess: 'Aucune application ne demande l’accès',
  appOpensThisPageWhenIt:
    'Une application ouvre cette page lorsqu’elle a besoin d’un accès. Commencez dans l’application.',
  thisAppCannotBeConnected: 'Cette application ne peut pas être connectée',
  nothingWasSentToItGo: 'Rien ne lui a été envoyé. Revenez à l’application et recommencez.',
  connect: (name: ReactNode) => rich`Connecter ${name}\u202f?`,
  appGetsAccessToProgramAs: (company: Part, partner: Part) =>
    `L’application obtient l’accès au programme de ${company}, en tant que ${partner}. Elle agit en votre nom.`,
  appGetsAccessToItActs: (company: Part) => `L’application obtient l’accès à ${company}. Elle agit en votre nom.`,
  itCan: 'Elle peut',
  itAlsoAsksForPermissionsThat: (withheld: ReactNode) =>
    rich`Elle demande aussi des autorisations que vous n’avez pas, et ne les obtient pas\u00a0: ${withheld}.`,
  accessGoesToAppOnThis: (host: Part) =>
    `L’accès est accordé à une application de cet ordinateur, à l’adresse ${host}. Continuez seulement si vous l’avez lancée vous-même.`,
  accessGoesToContinueOnlyIf: (host: Part) =>
    `L’accès est accordé à ${host}. Continuez seulement si vous faites confiance à cette adresse\u00a0: chacun peut choisir le nom d’une application.`,
  appNeverGetsYourPasswordCannot:
    'L’application n’obtient jamais votre mot de passe, ne peut pas créer de clés et ne peut ni signer ni approuver de paiements à votre place. Vous pouvez mettre fin à son accès à tout moment dans Paramètres, sous Clés API.',
  cancel: 'Annuler',
  connectName: (name: ReactNode) => rich`Connecter ${name}`,
};
