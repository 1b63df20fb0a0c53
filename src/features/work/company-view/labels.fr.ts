import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/company-view'> = {
  'Contacts and users': 'Contacts et utilisateurs',
  Emails: 'E-mails',
  'Sign-ins and visits': 'Connexions et visites',
  'What the company sees': 'Ce que voit l’entreprise',
  'accounts of the lists that you share, if a list of theirs contains them too, up to the level you chose':
    'les comptes des listes que vous partagez, si l’une de leurs listes les contient aussi, jusqu’au degré de détail que vous avez choisi',
  'accounts of your lists that no list of theirs contains, and lists that you do not share':
    'les comptes de vos listes qu’aucune de leurs listes ne contient, et les listes que vous ne partagez pas',
  'all tasks in this portal, with their comments, also those for your own people':
    'toutes les tâches de ce portail, avec leurs commentaires, y compris celles destinées à vos propres membres',
  'deals of your connected CRM that you have not registered':
    'les affaires de votre CRM connecté que vous n’avez pas enregistrées',
  'emails about internal matters of your team, such as a failure of your own connection':
    'les e-mails sur les questions internes de votre équipe, par exemple une panne de votre propre connexion',
  'on which devices and from which addresses your users sign in':
    'sur quels appareils et depuis quelles adresses vos utilisateurs se connectent',
  'the contacts that you add, with email addresses and phone numbers':
    'les contacts que vous ajoutez, avec adresses e-mail et numéros de téléphone',
  'the deals that you register, with customer, amount and contact':
    'les affaires que vous enregistrez, avec client, montant et contact',
  'the emails that the program sends your users, with subject and text':
    'les e-mails que le programme envoie à vos utilisateurs, avec objet et texte',
  'the last four digits of your account; opening the whole number is recorded':
    'les quatre derniers chiffres de votre compte ; l’ouverture du numéro complet est consignée',
  'the names and email addresses of your users': 'les noms et adresses e-mail de vos utilisateurs',
  'the notes that you write on deals': 'les notes que vous rédigez sur les affaires',
  'the whole number of your account in lists, searches and exports':
    'le numéro complet de votre compte dans les listes, les recherches et les exports',
  'this portal as one of your users, for administrators who give a reason; they cannot change anything, and each visit is recorded':
    'ce portail comme l’un de vos utilisateurs, pour les administrateurs qui indiquent un motif ; ils ne peuvent rien modifier, et chaque visite est consignée',
  'what your users ask the assistant': 'ce que vos utilisateurs demandent à l’assistant',
  'your private notes on meetings': 'vos notes privées sur les rendez-vous',
};
