import type { Translation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  details: 'Paramètres de l’entreprise',
  region: 'Région',
  branding: 'Image de marque',
  security: 'Sécurité',
  hostName: 'Nom d’hôte',
  singleSignOn: 'Authentification unique',
  team: 'Équipe',
  roles: 'Rôles',
  apiKeys: 'Clés API',
  provisioning: 'Provisionnement (SCIM)',
  rules: 'Règles du programme',
  data: 'Vos données',
  inviteTeamMember: 'Inviter un membre de l’équipe',
  access: {
    money: 'Authentification à deux facteurs pour les paiements',
    moneyHelp:
      'Les personnes saisissent un code lorsqu’elles approuvent ou enregistrent des paiements, modifient les coordonnées de versement, ajoutent elles-mêmes des commissions ou créent des clés API. Un code est valable 12\u00a0heures. Seuls les propriétaires peuvent désactiver cette option.',
    required: 'Obligatoire',
    notRequired: 'Non obligatoire',
    hours: 'Durée de session en heures',
    hoursHelp:
      'Passé ce délai, les personnes doivent se reconnecter. Par défaut, 30\u00a0jours. Une durée plus courte s’applique aussi aux sessions ouvertes.',
    idle: 'Déconnexion en cas d’inactivité, en minutes',
    idleHelp:
      'Met fin à une session inutilisée pendant ce temps. Les pages qui s’actualisent d’elles-mêmes ne comptent pas. Laissez vide pour désactiver. Pour les personnes de plusieurs entreprises, la durée la plus courte s’applique.',
    idlePartners: 'Cela s’applique aussi aux utilisateurs de vos partenaires.',
    idleFact: 'Déconnexion en cas d’inactivité',
    off: 'Désactivé',
    remember: 'Rester connecté après la fermeture du navigateur',
    rememberHelp:
      'Si cette option est désactivée, les personnes se reconnectent après la fermeture du navigateur, et au moins une fois par jour. Les personnes de plusieurs entreprises ne restent connectées que si toutes l’autorisent.',
    allowed: 'Autorisé',
    notAllowed: 'Non autorisé',
    networks: 'Réseaux autorisés',
    networksHelp:
      'Adresses publiques de vos bureaux et de votre VPN, comme 203.0.113.0/24, 198.51.100.7 ou 2001:db8::/32. Les pages publiques, les formulaires et les liens des e-mails fonctionnent de partout.',
    yourAddress: (address: string) => `Votre adresse est ${address}.`,
    network: 'Réseau',
    note: 'Note',
    networkExample: '203.0.113.0/24',
    noteExample: 'Bureau de Paris',
    addNetwork: 'Ajouter un réseau',
    addYours: 'Ajouter votre adresse',
    removeNetwork: (network: string) => `Retirer ${network || 'le réseau'}`,
    restrictPeople: 'Limiter vos collaborateurs à ces réseaux',
    restrictPeopleHelp:
      'Depuis d’autres réseaux, vos collaborateurs ne peuvent pas ouvrir cette entreprise. Leurs autres entreprises ne sont pas concernées. Toute personne qui consulte en tant qu’une autre est limitée aussi.',
    restrictKeys: 'Limiter les clés API à ces réseaux',
    restrictKeysHelp: 'S’applique aux clés API, aux applications connectées, à MCP et au provisionnement (SCIM).',
    restrictPartners: 'Limiter les partenaires à ces réseaux',
    restrictPartnersHelp: 'S’applique aux personnes, clés API et applications de vos partenaires dans votre programme.',
    anywhere: 'Tout réseau',
    restricted: (people: boolean, keys: boolean, partners: boolean) =>
      [people && 'vos collaborateurs', keys && 'clés API', partners && 'partenaires'].filter(Boolean).join(', '),
    restrictedFact: 'Limité aux réseaux autorisés',
    nobody: 'Personne',
  },
  name: 'Nom',
  domain: 'Domaine',
  description: 'Description',
  logoText: 'Logo',
  pngJpegWebpOrGifUp: 'PNG, JPEG, WebP ou GIF, jusqu’à 2\u00a0Mo. Les images carrées conviennent le mieux.',
  whatYourCompanyDoesInOne: 'Ce que fait votre entreprise, en une ou deux phrases. Visible par les partenaires.',
  whatYourCompanyDoesInOneOrTwoSentences: 'Ce que fait votre entreprise, en une ou deux phrases.',
  exportAllData: 'Exporter toutes les données',
  downloadEverythingYourCompanyOwnsAs:
    'Téléchargez tout ce que possède votre entreprise dans un fichier ZIP\u00a0: un fichier par table avec son historique, vos fichiers envoyés, les membres de l’équipe et une liste du contenu. Les mots de passe, clés et coordonnées bancaires ne sont pas inclus. Tous les propriétaires et administrateurs sont informés de l’export.',
  exportAsCsv: 'Exporter en CSV',
  exportAsJson: 'Exporter en JSON',
  regionText: 'Région',
  languageOfEmails: 'Langue des e-mails',
  forThoseWhoChoseNoLanguage:
    'Pour les e-mails et documents destinés aux personnes qui n’ont choisi aucune langue. La langue du partenaire passe en premier.',
  currency: 'Devise',
  timeZone: 'Fuseau horaire',
  rowsPerPage: 'Lignes par page',
  formatDatesNumbersAndAmountsFor:
    'Format des dates, nombres et montants pour les personnes qui n’ont pas choisi le leur.',
  defaultCurrencyLockedOnceCommissionsExist: 'Devise par défaut. Verrouillée dès que des commissions existent.',
  determinesWhenEachDayStartsAnd: 'Détermine quand chaque jour commence et se termine.',
  usedInListsUntilPersonChooses: 'Utilisé dans les listes jusqu’à ce qu’une personne choisisse un autre nombre.',
  fitScreen: 'Adapter à l’écran',
  example: 'Exemple',
  twoFactorSignIn: 'Connexion à deux facteurs',
  requiredForEveryone: 'Obligatoire pour tous',
  optional: 'Facultatif',
  sessionLength: 'Durée de session',
  text: (sessionHours: number) => plural(sessionHours, 'heure', 'heures'),
  textSessionIdleMinutes: (sessionIdleMinutes: number) => plural(sessionIdleMinutes, 'minute', 'minutes'),
  invitationDomains: 'Domaines d’invitation',
  anyDomain: 'Tout domaine',
  requireTwoFactorSignIn: 'Exiger la connexion à deux facteurs',
  anyoneWithoutItMustSetIt:
    'Toute personne qui ne l’a pas doit la configurer à sa prochaine connexion. Configurez-la d’abord dans votre propre profil.',
  teamMembersCanOnlyBeInvited:
    'Les membres de l’équipe ne peuvent être invités qu’à des adresses de ces domaines et de leurs sous-domaines. Laissez vide pour autoriser toute adresse.',
};
