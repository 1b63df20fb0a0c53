import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Widget du portail',
  about:
    'Montrez aux partenaires leurs gains, leurs liens de recommandation et l’enregistrement d’affaires dans votre propre produit, ou dans l’intranet d’un partenaire.',
  sites: 'Sites autorisés',
  sitesHelp: 'Seules les pages de ces sites peuvent afficher le widget. Retirer un site met aussitôt fin à son accès.',
  origins: 'Sites',
  save: 'Enregistrer les sites',
  saved: 'Sites enregistrés',
  page: 'Sur la page',
  pageAbout: 'Ajoutez ces lignes à l’endroit où le widget doit apparaître.',
  server: 'Sur votre serveur',
  serverAbout:
    'Le widget demande un jeton à votre serveur à l’adresse token-url. Votre serveur sait qui est connecté et obtient le jeton avec une clé API qui a l’autorisation «\u00a0Widget du portail\u00a0».',
  keys: 'Créer une clé API',
  policy: 'Si votre site a une politique de sécurité du contenu (CSP), autorisez\u00a0:',
  example: 'Exemple',
  exampleAbout: 'Le widget avec des chiffres d’exemple. Rien n’est envoyé.',
  theme: 'Thème',
  themes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
  serverComment: 'L’adresse e-mail de la personne connectée, que vous avez confirmée.',
};
