import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

const domains = (count: number) => plural(count, 'domaine', 'domaines');

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Listes privées',
  tab: 'Listes privées',
  intro:
    'Comparez un fichier CSV avec les listes de l’entreprise sans l’envoyer. Vos domaines restent dans cet onglet.',
  introCompany:
    'Les partenaires comparent des fichiers dans leur propre navigateur. Vous voyez un nombre arrondi, et les domaines seulement lorsque les deux parties sont d’accord.',
  needsHttps: 'La comparaison privée exige une connexion chiffrée. Utilisez une adresse qui commence par https://.',
  compare: 'Nouvelle comparaison',
  list: 'Liste privée',
  listHelp: 'Seul le nom de la liste est conservé, jamais le fichier.',
  chooseList: 'Choisir une liste privée',
  newName: 'Nom d’une nouvelle liste',
  addList: 'Créer la liste',
  listNamePlaceholder: 'Clients de notre CRM',
  chooseListFirst: 'Créez ou choisissez d’abord une liste privée.',
  drop: 'Déposez un fichier CSV ici, ou cliquez pour le choisir',
  dropHelp: 'Le fichier doit avoir une colonne contenant des domaines, des sites web ou des adresses e-mail.',
  file: 'Fichier',
  column: 'Colonne des domaines',
  found: (count: number, skipped: number) =>
    skipped === 0
      ? `Trouvé\u00a0: ${domains(count)}.`
      : `Trouvé\u00a0: ${domains(count)}. ${plural(skipped, 'ligne n’a', 'lignes n’ont')} pas de domaine d’entreprise.`,
  stays: 'Ces domaines restent dans cet onglet.',
  tooFew: (least: number) =>
    `Une liste privée doit compter au moins ${least} domaines, pour qu’un nombre ne révèle rien sur l’un d’eux.`,
  tooMany: (most: number) =>
    `Cette liste peut compter au plus ${domains(most)} pour l’instant. Choisissez un fichier plus court ou réessayez demain.`,
  left: (count: number) =>
    count === 0
      ? 'Aucune comparaison restante aujourd’hui. Réessayez demain.'
      : plural(count, 'comparaison restante aujourd’hui.', 'comparaisons restantes aujourd’hui.'),
  start: 'Comparer en privé',
  another: 'Choisir un autre fichier',
  calculating: 'Calcul dans cet onglet…',
  waiting: 'En cours…',
  counted: 'Les listes ont été comparées. Les deux parties voient le nombre arrondi.',
  next: 'Pour voir quels comptes correspondent, les deux parties doivent partager au moins «\u00a0Qu’un compte correspond\u00a0». Gardez cet onglet ouvert jusque-là.',
  agreed: 'Les deux parties ont accepté de montrer quels comptes correspondent.',
  find: 'Trouver les correspondances',
  matches: (count: number) =>
    count === 0
      ? 'Aucun compte ne correspond.'
      : plural(count, 'domaine correspond\u00a0:', 'domaines correspondent\u00a0:'),
  revealText: 'Seuls ces domaines sont envoyés à l’entreprise. Le reste demeure dans cet onglet.',
  reveal: 'Révéler les correspondances',
  revealed: 'Les comptes correspondants sont partagés. Ils apparaissent dans vos recoupements.',
  openOverlaps: 'Ouvrir les recoupements',
  otherList: 'Liste de l’entreprise',
  count: 'Recoupement',
  agreedLevel: 'Les deux parties partagent',
  fewer: 'Moins de 5',
  about: (count: number) => `Environ ${count.toLocaleString('fr')}`,
  notCounted: 'Non comparé',
  lists: 'Listes privées',
  noLists: 'Aucune liste privée',
  noListsText: 'Elles apparaissent ici lorsqu’un partenaire compare un fichier et partage le nombre.',
  noneShared: 'L’entreprise ne partage encore aucune liste avec vous. Demandez-en une sous Recoupements.',
  partner: 'Partenaire',
  share: 'Partager les nombres',
  shareMore: 'Partager les comptes qui correspondent',
  shareNothing: 'Cette liste n’est pas encore partagée\u00a0: elle ne peut pas être comparée.',
  shared: 'Partage modifié',
  size: (count: number) => `Dernière comparaison avec ${domains(count)}`,
  revealedCount: (count: number) => plural(count, 'compte révélé', 'comptes révélés'),
  log: 'Comparaisons',
  noLog: 'Aucune comparaison pour l’instant.',
  started: 'Lancée le',
  by: 'Lancée par',
  size_column: 'Domaines',
  status: 'Statut',
  with: 'Comparée avec',
  how: 'Fonctionnement',
  steps: {
    blind:
      'Votre navigateur transforme chaque domaine en un point aléatoire avec un secret qui ne quitte jamais cet onglet.',
    count:
      'Le serveur compare les points et apprend seulement combien correspondent. Les deux parties voient un nombre arrondi.',
    reveal:
      'Lorsque les deux parties sont d’accord, votre navigateur apprend quels domaines correspondent, et vous n’envoyez que ceux-là.',
    limits:
      'Les domaines peuvent être devinés\u00a0: les nombres inférieurs à 5 sont donc masqués, et les comparaisons sont limitées et consignées pour les deux parties.',
  },
};
