import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/automations'> = {
  'A button on the page of a record.': 'Un bouton sur la page d’une fiche.',
  'A date comes near': 'Une date approche',
  'A field changes': 'Un champ change',
  'A field of a record gets a certain value, or any other one.':
    'Un champ d’une fiche prend une certaine valeur, ou n’importe quelle autre.',
  'A record is added, changed or archived, or reaches a state.':
    'Une fiche est ajoutée, modifiée ou archivée, ou atteint un état.',
  'AI Agents': 'Agents IA',
  'AI Agents and automations': 'Agents IA et automatisations',
  'Acknowledge an error, which takes it off the list': 'Prendre en compte une erreur, ce qui la retire de la liste',
  'Acknowledge error': 'Prendre l’erreur en compte',
  'Again after a number of days': 'De nouveau après un certain nombre de jours',
  'Again when the previous run has finished': 'De nouveau lorsque l’exécution précédente est terminée',
  'Another system calls': 'Un autre système appelle',
  'Another system sends a request to a secret address.': 'Un autre système envoie une requête à une adresse secrète.',
  'Any system, by a secret address': 'Tout système, par une adresse secrète',
  'Any system, by a secret header': 'Tout système, par un en-tête secret',
  Approval: 'Approbation',
  'Approvals of automations': 'Approbations d’automatisations',
  'Approve what an automation asks': 'Approuver ce que demande une automatisation',
  'At fixed times, for each matching record or once.':
    'À heures fixes, pour chaque fiche correspondante ou une seule fois.',
  Automation: 'Automatisation',
  'Automation paused': 'Automatisation en pause',
  'Automation resumed': 'Automatisation reprise',
  Button: 'Bouton',
  'Cancel a run': 'Annuler une exécution',
  'Conditions not met': 'Conditions non remplies',
  Continues: 'Reprend',
  'Create the address, add it as an endpoint in Stripe, and enter the signing secret that Stripe then shows.':
    'Créez l’adresse, ajoutez-la comme point de terminaison dans Stripe, puis saisissez le secret de signature que Stripe affiche.',
  'Decide by': 'Décider avant le',
  'Enter the address and the secret as a webhook of the repository.':
    'Saisissez l’adresse et le secret comme webhook du dépôt.',
  'Enter the client secret of your HubSpot app. Requests with signature version 3 are accepted.':
    'Saisissez le secret client de votre application HubSpot. Les requêtes avec la version 3 de la signature sont acceptées.',
  'Error acknowledged': 'Erreur prise en compte',
  'Every Friday': 'Tous les vendredis',
  'Every Monday': 'Tous les lundis',
  'Every Saturday': 'Tous les samedis',
  'Every Sunday': 'Tous les dimanches',
  'Every Thursday': 'Tous les jeudis',
  'Every Tuesday': 'Tous les mardis',
  'Every Wednesday': 'Tous les mercredis',
  'Every time': 'À chaque fois',
  'For forms and tools that only have a field for an address. Anyone who knows the address can send to it.':
    'Pour les formulaires et les outils qui n’ont qu’un champ d’adresse. Toute personne qui connaît l’adresse peut y envoyer des données.',
  'For systems of your own. Each request is signed as standardwebhooks.com describes.':
    'Pour vos propres systèmes. Chaque requête est signée comme le décrit standardwebhooks.com.',
  'For systems that can send a header with each request.':
    'Pour les systèmes qui peuvent envoyer un en-tête avec chaque requête.',
  'Go live': 'Mettre en service',
  'In Typeform, add a webhook with this address and secret to the form.':
    'Dans Typeform, ajoutez au formulaire un webhook avec cette adresse et ce secret.',
  'Let a paused automation continue': 'Poursuivre une automatisation en pause',
  Live: 'En service',
  'New automation': 'Nouvelle automatisation',
  'No further step is taken. What was done stays.':
    'Aucune autre étape n’est exécutée. Ce qui a été fait est conservé.',
  'Nothing starts, and runs stop before their next step, until you resume it.':
    'Rien ne démarre, et les exécutions s’arrêtent avant leur prochaine étape, jusqu’à ce que vous la repreniez.',
  'On a schedule': 'Selon une planification',
  'On the 15th of each month': 'Le 15 de chaque mois',
  'On the first day of each month': 'Le premier jour de chaque mois',
  'On the first day of each quarter': 'Le premier jour de chaque trimestre',
  'Only once for each record': 'Une seule fois par fiche',
  'Open errors': 'Erreurs ouvertes',
  'Pause an automation: runs stop before their next step':
    'Mettre une automatisation en pause : les exécutions s’arrêtent avant leur prochaine étape',
  'Pause automation': 'Mettre l’automatisation en pause',
  'Publish the draft and make it live': 'Publier le brouillon et le mettre en service',
  'Published. The automation is live.': 'Publiée. L’automatisation est en service.',
  'Reject what an automation asks': 'Refuser ce que demande une automatisation',
  'Resume automation': 'Reprendre l’automatisation',
  'Run again': 'Relancer',
  'Run again from the failed step, with the same version of the flow or the newest one':
    'Relancer à partir de l’étape échouée, avec la même version du flux ou la plus récente',
  'Runs in 30 days': 'Exécutions sur 30 jours',
  'Signed requests (Standard Webhooks)': 'Requêtes signées (Standard Webhooks)',
  'Some days before or after a date of a record.': 'Quelques jours avant ou après une date d’une fiche.',
  'Someone clicks a button': 'Quelqu’un clique sur un bouton',
  'Something happens': 'Quelque chose se produit',
  'Starts when': 'Démarre lorsque',
  'The automation continues.': 'L’automatisation se poursuit.',
  'The automation stops, or continues without approval if it is set to.':
    'L’automatisation s’arrête, ou se poursuit sans approbation si elle est réglée ainsi.',
  'The draft becomes the live version. It acts with your permissions.':
    'Le brouillon devient la version en service. Elle agit avec vos autorisations.',
  'The error is taken off the list. The run stays in the log.':
    'L’erreur est retirée de la liste. L’exécution reste dans le journal.',
  'The newest version': 'La version la plus récente',
  'The published version is live again, and runs that stopped continue.':
    'La version publiée est de nouveau en service, et les exécutions arrêtées se poursuivent.',
  'The run continues': 'L’exécution se poursuit',
  'The run continues from its failed step. Steps that are done are not repeated.':
    'L’exécution se poursuit à partir de l’étape échouée. Les étapes terminées ne sont pas répétées.',
  'The same version, if you do not choose.': 'La même version, si vous ne choisissez pas.',
  'The version of the run': 'La version de l’exécution',
  automation: 'automatisation',
  'automation approval': 'approbation d’automatisation',
  'automation approvals': 'approbations d’automatisations',
  'automation hook': 'point d’entrée d’automatisation',
  'automation hooks': 'points d’entrée d’automatisations',
  'automation run': 'exécution d’automatisation',
  'automation runs': 'exécutions d’automatisations',
  'automation settings': 'paramètres des automatisations',
  'automation step': 'étape d’automatisation',
  'automation steps': 'étapes d’automatisations',
  'automation version': 'version d’automatisation',
  'automation versions': 'versions d’automatisations',
  automations: 'automatisations',
  'connected system': 'système connecté',
  'connected systems': 'systèmes connectés',
  'deliveries of hooks': 'livraisons de points d’entrée',
  'delivery of a hook': 'livraison d’un point d’entrée',
};
