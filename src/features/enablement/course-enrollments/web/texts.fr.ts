import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english, analyticsTexts as englishAnalytics, catalogTexts as englishCatalog } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  learners: 'Apprenants',
  learnersEmpty:
    'Personne ne suit encore de formation. Partagez une formation ou inscrivez des personnes d’un partenaire.',
  assignments: 'Travaux',
  assignmentsEmpty: 'Aucun travail pour l’instant. Évaluez ici les travaux remis par les apprenants.',
  enroll: 'Inscrire des personnes',
  enrollText: 'Elles reçoivent un e-mail avec un lien vers la formation.',
  partner: 'Partenaire',
  course: 'Formation',
  people: 'Personnes',
  dueOn: 'Échéance',
  dueHelp: 'Laissez vide pour utiliser l’échéance de la formation.',
  noPeople: 'Ce partenaire n’a encore personne disposant d’un accès.',
  enrolled: (enrolled: number, skipped: number) =>
    skipped > 0
      ? `${plural(enrolled, 'personne inscrite', 'personnes inscrites')}, ${skipped} déjà inscrites`
      : plural(enrolled, 'personne inscrite', 'personnes inscrites'),
  remove: 'Retirer l’inscription',
  removed: 'Inscription retirée',
  progress: 'Progression',
  history: 'Historique',
  overdue: 'En retard',
  review: 'Évaluer',
  feedback: 'Commentaires',
  work: 'Travail',
  download: 'Télécharger',
  submitted: 'Remis le',
  reviewedBy: 'Évalué par',
  attempt: 'Tentative',
  teamEmpty: 'Personne dans votre équipe ne suit encore de formation.',
  team: 'Formation de l’équipe',
  minutesOf: (seconds: number) => `${Math.max(0, Math.round(seconds / 60))}\u00a0min`,
  isRequired: (label: Part) => `Champ obligatoire\u00a0: ${label}`,
  enrolledText: 'Inscription',
  timeSpent: 'Temps passé',
};

/** Not yet reviewed by a native speaker. */
export const analyticsTexts: FullTranslation<typeof englishAnalytics> = {
  empty: 'Personne ne suit encore cette formation. Les chiffres apparaissent lorsque des personnes sont inscrites.',
  funnel: 'Progression des apprenants',
  enrolled: 'Inscrits',
  started: 'Commencé',
  half: 'À mi-parcours',
  completed: 'Terminé',
  overdue: 'En retard',
  meanScore: 'Score moyen',
  medianDays: 'Durée médiane en jours',
  medianTime: 'Temps médian passé',
  lessons: 'Leçons',
  lesson: 'Leçon',
  opened: 'Ouverte',
  stopped: 'Arrêt ici',
  time: 'Temps médian',
  questions: 'Questions',
  question: 'Question',
  quiz: 'Quiz',
  answered: 'Premières réponses',
  correct: 'Correctes',
  discrimination: 'Discrimination',
  questionsHelp:
    'La discrimination compare le meilleur et le moins bon quart des premières tentatives\u00a0: à 100, seuls les meilleurs connaissent la réponse\u202f; à 0 ou moins, la question ne les distingue pas. Huit tentatives sont nécessaires.',
  tooFew: 'Trop peu',
  partners: 'Partenaires',
  partner: 'Partenaire',
  score: 'Score',
  noLessons: 'Publiez la formation pour voir ses leçons.',
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  list: 'Voir les apprenants',
};

/** Not yet reviewed by a native speaker. */
export const catalogTexts: FullTranslation<typeof englishCatalog> = {
  title: 'Formation',
  certificates: 'Certificats',
  inTrack: 'Dans votre parcours',
  startHere: 'Commencer ici',
  continueLearning: 'Poursuivre la formation',
  mine: 'Mes formations',
  catalog: 'Catalogue',
  completed: 'Terminées',
  search: 'Rechercher une formation',
  all: 'Tous les niveaux',
  levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
  lessons: (count: number) => plural(count, 'leçon', 'leçons'),
  duration: (minutes: number) =>
    minutes < 60
      ? `${minutes}\u00a0min`
      : `${Math.floor(minutes / 60)}\u00a0h${minutes % 60 ? `\u00a0${minutes % 60}\u00a0min` : ''}`,
  start: 'Commencer la formation',
  continue: 'Continuer',
  again: 'Revoir la formation',
  newVersion: 'Suivre la nouvelle version',
  assignedOnly: 'Votre responsable partenaires inscrit les personnes à cette formation.',
  waitsFor: (titles: string) => `Terminez d’abord ${titles}.`,
  due: (day: string) => `Échéance\u00a0: ${day}`,
  overdue: (day: string) => `En retard depuis le ${day}`,
  score: (score: number) => `Score ${formatPercent(score)}`,
  percentDone: (percent: number) => `${formatPercent(percent)} terminés`,
  expired: 'Expirée',
  validUntil: (day: string) => `Valable jusqu’au ${day}`,
  team: 'Formation de l’équipe',
  emptyTitle: 'Aucune formation pour l’instant',
  empty: 'Les formations partagées avec vous apparaissent ici.',
  nothingFound: 'Aucune formation ne correspond à votre recherche.',
};
