import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Échange d’affaires',
  connect: 'Connecter votre système',
  intro: 'Votre CRM peut enregistrer des affaires, suivre leur état, et lire les gains et les relevés.',
  createKey:
    'Créez une clé API autorisée à gérer les enregistrements d’affaires. Ajoutez les commissions, paiements et leads si votre système les lit.',
  enterAddress: 'Saisissez l’adresse ci-dessous et la clé dans votre système.',
  sendDeal: 'Envoyez une affaire. Elle apparaît au deal desk en quelques secondes.',
  address: 'Adresse',
  copy: 'Copier l’adresse',
  key: 'Créer une clé API',
  guide: 'Lire le guide',
  schemas: 'Schémas JSON',
  calls: 'Derniers appels',
  noCalls:
    'Aucun appel pour l’instant. Ils apparaissent ici avec leur résultat lorsque votre système utilise l’adresse.',
  time: 'Dernier appel',
  apiKey: 'Clé API',
  request: 'Requête',
  result: 'Résultat',
  count: 'Appels',
  accepted: 'Accepté',
  refused: (status: number) => `Refusé (${status})`,
  partners: 'Partenaires connectés',
  partner: 'Partenaire',
  registrations: 'Enregistrements',
  lastRegistration: 'Dernier enregistrement',
  failed: 'Appels refusés (7\u00a0jours)',
  none: 'Aucun partenaire n’a connecté de système',
  noneText:
    'Les partenaires connectent leur CRM dans le portail sous Paramètres > Développeurs. Leurs enregistrements indiquent «\u00a0Système du partenaire\u00a0» comme source.',
  openRegistrations: 'Voir les enregistrements',
};
