import type { FullTranslation } from '#shared/text/texts.ts';
import type { letterTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const letterTexts: FullTranslation<typeof english> = {
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail.',
  alarm: 'Si ce n’était pas vous, changez immédiatement de mot de passe et vérifiez vos sessions actives.',
  viewSecurity: 'Voir les paramètres de sécurité',
  viewSessions: 'Voir les sessions actives',
  signIn: 'Se connecter',

  confirmSubject: 'Confirmez votre adresse e-mail',
  confirm: 'Veuillez confirmer que cette adresse e-mail est la vôtre.',
  validForDays: (days) => `Le lien est valable ${days} jours.`,
  confirmAddress: 'Confirmer l’adresse e-mail',
  register:
    'Quelqu’un a créé un compte utilisateur avec cette adresse e-mail. Ouvrez le lien pour confirmer l’adresse et vous connecter.',
  worksOnceForDays: (days) => `Le lien fonctionne une seule fois et est valable ${days} jours.`,
  confirmAndSignIn: 'Confirmer et se connecter',

  newPassword: 'Choisir un nouveau mot de passe',
  reset: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte utilisateur.',
  resetOnce:
    'Le lien fonctionne une seule fois et expire au bout d’une heure. Lorsque vous l’utilisez, vous êtes déconnecté de tous les appareils.',

  knownSubject: 'Vous avez déjà un compte utilisateur',
  known: 'Quelqu’un a essayé de créer un compte utilisateur avec cette adresse e-mail, mais elle en a déjà un.',
  ifKnown: 'Si c’était vous, connectez-vous ou réinitialisez votre mot de passe.',

  codeGuessesSubject: 'Quelqu’un essaie de deviner votre code de connexion',
  codeGuesses:
    'Quelqu’un a saisi correctement votre mot de passe, puis de nombreux codes erronés à la deuxième étape. Choisissez maintenant un nouveau mot de passe.',
  passwordGuessesSubject: 'Quelqu’un essaie de deviner votre mot de passe',
  passwordGuesses:
    'Quelqu’un a essayé de nombreux mots de passe erronés pour votre compte utilisateur. La connexion n’a pas abouti, et les nouveaux essais sont ralentis.',
  ifGuesses: 'Si c’était vous, vous n’avez rien à faire.',
  onceADay: 'Nous envoyons cet e-mail au plus une fois par jour.',

  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChanged: 'Votre mot de passe a été modifié. Toutes vos autres sessions sont fermées.',
  emailChangedSubject: 'Votre adresse e-mail a été modifiée',
  emailChanged: (email) =>
    `Vous vous connectez maintenant avec ${email}. Vous ne pouvez plus vous connecter avec cette adresse.`,
  emailAlarm: 'Si ce n’était pas vous, prévenez immédiatement votre administrateur.',

  twoFactorOnSubject: 'L’authentification à deux facteurs a été activée',
  twoFactorOn:
    'Désormais, il vous faut un code de votre application d’authentification pour vous connecter. Conservez vos codes de récupération en lieu sûr.',
  twoFactorOffSubject: 'L’authentification à deux facteurs a été désactivée',
  twoFactorOff: 'Désormais, vous vous connectez avec votre mot de passe uniquement.',
  newCodesSubject: 'Vos codes de récupération ont été remplacés',
  newCodes: 'Dix nouveaux codes de récupération ont été créés. Vos anciens codes ne fonctionnent plus.',

  passkeyAddedSubject: 'Une clé d’accès a été ajoutée à votre compte utilisateur',
  passkeyAdded: (name, host) =>
    `La clé d’accès «\u00a0${name}\u00a0» permet maintenant de se connecter à votre compte utilisateur sur ${host}.`,
  passkeyRemovedSubject: 'Une clé d’accès a été retirée de votre compte utilisateur',
  passkeyRemoved: (name) => `La clé d’accès «\u00a0${name}\u00a0» ne fonctionne plus.`,
  passkeyAlarm:
    'Si ce n’était pas vous, changez immédiatement de mot de passe, retirez les clés d’accès inconnues et vérifiez vos sessions actives.',
};
