import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/automations'> = {
  'A run of an automation failed.': 'Une exécution d’une automatisation a échoué.',
  'All automations are paused.': 'Toutes les automatisations sont en pause.',
  'An automation asks for your decision.': 'Une automatisation demande votre décision.',
  'An automation of your company notifies you.': 'Une automatisation de votre entreprise vous notifie.',
  'Approvals of automations': 'Approbations d’automatisations',
  'Automations cannot change this field.': 'Les automatisations ne peuvent pas modifier ce champ.',
  'Do a dry run before the automation goes live.':
    'Faites un essai à blanc avant de mettre l’automatisation en service.',
  'Enter the name of the header.': 'Saisissez le nom de l’en-tête.',
  'Enter the secret that the sender shows.': 'Saisissez le secret que l’expéditeur affiche.',
  'Errors of automations': 'Erreurs des automatisations',
  'Messages of automations': 'Messages des automatisations',
  'Messages of the program': 'Messages du programme',
  'Only a run with a failed step can be run again.': 'Seule une exécution avec une étape échouée peut être relancée.',
  'Only automations that start by a webhook have an address.':
    'Seules les automatisations qui démarrent par un webhook ont une adresse.',
  'Solve the problems of the flow before the dry run.': 'Résolvez les problèmes du flux avant l’essai à blanc.',
  'Solve the problems of the flow before you publish it.': 'Résolvez les problèmes du flux avant de le publier.',
  'The body is not UTF-8.': 'Le corps n’est pas en UTF-8.',
  'The company notifies your team about your deals, documents and training.':
    'L’entreprise informe votre équipe sur vos affaires, vos documents et vos formations.',
  'The email has no text.': 'L’e-mail n’a pas de texte.',
  'The newest version has no such step at this place. Run it again with the same version.':
    'La version la plus récente n’a pas cette étape à cet endroit. Relancez avec la même version.',
  'The partner has neither a primary contact with an email nor users.':
    'Le partenaire n’a ni contact principal avec une adresse e-mail, ni utilisateurs.',
  'The path of the request leaves the address of the system.': 'Le chemin de la requête sort de l’adresse du système.',
  'The person to ask has left.': 'La personne à interroger est partie.',
  'The person to assign': 'La personne à désigner',
  'The person to notify has left.': 'La personne à notifier est partie.',
  'The person who published this automation does not have the permission for this step.':
    'La personne qui a publié cette automatisation n’a pas l’autorisation pour cette étape.',
  'The record has no email address.': 'La fiche n’a pas d’adresse e-mail.',
  'The record was deleted, or the owner of the flow cannot see it.':
    'La fiche a été supprimée, ou le propriétaire du flux ne peut pas la voir.',
  'The record was deleted.': 'La fiche a été supprimée.',
  'The secret of this sender is created here.': 'Le secret de cet expéditeur est créé ici.',
  'The system that the step calls was deleted.': 'Le système que l’étape appelle a été supprimé.',
  'There is no record to test with.': 'Il n’y a pas de fiche avec laquelle faire un essai.',
  'These related records do not exist.': 'Ces fiches associées n’existent pas.',
  'This button': 'Ce bouton',
  'This recipe': 'Cette recette',
  'This step': 'Cette étape',
  'This step does not exist here.': 'Cette étape n’existe pas ici.',
  'This step is no longer available.': 'Cette étape n’est plus disponible.',
  'This step needs a record.': 'Cette étape a besoin d’une fiche.',
  'cannot be assigned here': 'Aucune attribution n’est possible ici.',
  'cannot be changed by automations': 'Les automatisations ne peuvent pas modifier ce champ.',
  'cannot be changed here': 'Aucune modification n’est possible ici.',
  'has no contact': 'Le partenaire n’a aucun contact à qui écrire.',
  'is created here': 'Le secret est créé ici.',
  'is nobody in your company': 'Cette personne ne fait pas partie de votre entreprise.',
  'is not UTF-8': 'Le contenu n’est pas en UTF-8.',
  'needs a partner': 'Un partenaire est nécessaire.',
};
