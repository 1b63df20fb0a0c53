import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/account-mapping'> = {
  'A partner asks for an introduction, or answers your request.':
    'Un partenaire demande une mise en relation ou répond à votre demande.',
  'A partner asks to see an account list, reports a wrong match, or answers you.':
    'Un partenaire demande à voir une liste de comptes, signale une correspondance erronée ou vous répond.',
  'Account mapping': 'Rapprochement de comptes',
  'An export needs chosen fields shared by both sides.':
    'Un export exige des champs choisis partagés par les deux parties.',
  'Another list has this name.': 'Une autre liste porte ce nom.',
  'Both sides must share more than counts first.': 'Les deux parties doivent d’abord partager plus que les nombres.',
  'Both sides must share more than counts to list these accounts.':
    'Les deux parties doivent partager plus que les nombres pour lister ces comptes.',
  'Both sides must share names first.': 'Les deux parties doivent d’abord partager les noms.',
  'Enter at least one value of the field': 'Saisissez au moins une valeur du champ.',
  Introductions: 'Mises en relation',
  'No row has a usable domain, or a name with a country.':
    'Aucune ligne n’a de domaine utilisable, ni de nom avec un pays.',
  'Only a private list reveals domains.': 'Seule une liste privée révèle des domaines.',
  'The company asks for an introduction, or answers your request.':
    'L’entreprise demande une mise en relation ou répond à votre demande.',
  'The company asks to see one of your account lists, reports a wrong match, or answers you.':
    'L’entreprise demande à voir une de vos listes de comptes, signale une correspondance erronée ou vous répond.',
  'The other side already shares this level.': 'L’autre partie partage déjà ce niveau.',
  'The other side answers this report.': 'C’est à l’autre partie de répondre à ce signalement.',
  'The other side answers this request.': 'C’est à l’autre partie de répondre à cette demande.',
  'The side that asked takes this step.': 'C’est à la partie qui a fait la demande d’effectuer cette étape.',
  'There are no account lists to share yet.': 'Il n’y a pas encore de listes de comptes à partager.',
  'There is already an open introduction for this account.': 'Une mise en relation est déjà en cours pour ce compte.',
  'This CRM is not connected.': 'Ce CRM n’est pas connecté.',
  'This account list': 'Cette liste de comptes',
  'This list is not loaded from a file.': 'Cette liste n’est pas chargée depuis un fichier.',
  'This list was asked for within the last day. Try again tomorrow.':
    'Cette liste a été demandée au cours des dernières 24 heures. Réessayez demain.',
  'This list was refreshed four times today, or all lists together sixteen times. Try again tomorrow.':
    'Cette liste a été actualisée quatre fois aujourd’hui, ou toutes les listes ensemble seize fois. Réessayez demain.',
  'This match was reported before and confirmed.': 'Cette correspondance a déjà été signalée et confirmée.',
  'This report was already answered.': 'Ce signalement a déjà reçu une réponse.',
  'This request was already answered.': 'Cette demande a déjà reçu une réponse.',
  'You have already asked for this list. Wait for the answer.':
    'Vous avez déjà demandé cette liste. Attendez la réponse.',
  'can be chosen only with the level of chosen fields': 'À choisir uniquement avec le niveau « Champs choisis ».',
  'is given only when the request is declined': 'À indiquer uniquement si la demande est refusée.',
  'is only for lists from a CRM': 'Réservé aux listes issues d’un CRM.',
  'is required for a list from a CRM': 'Ce champ est obligatoire pour une liste issue d’un CRM.',
  'must not lie in the past': 'Ne doit pas être dans le passé.',
  'needs a column “domain”, or the columns “name” and “country”':
    'Une colonne « domain », ou les colonnes « name » et « country », sont nécessaires.',
};
