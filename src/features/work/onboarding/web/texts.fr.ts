import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  setUp: 'Configuration',
  steps: 'Étapes',
  stepOf: (number: number, count: number) => `Étape ${number} sur ${count}`,
  progress: 'Progression',
  completed: 'terminée',
  skipped: 'ignorée',
  back: 'Retour',
  next: 'Continuer',
  nextHint: 'Ctrl + Entrée',
  finish: 'Terminer la configuration',
  leave: 'Terminer plus tard',
  leaveTitle: 'Terminer la configuration plus tard\u202f?',
  leaveText:
    'Vos saisies sont enregistrées. La liste de lancement de votre tableau de bord indique ce qu’il reste à faire. Les modèles et les données d’exemple se trouvent dans Paramètres.',
  leavePartnerText: 'Vos saisies sont enregistrées. Votre tableau de bord indique ce qu’il reste à faire.',
  stay: 'Continuer',
  skipTitle: 'Ignorer l’étape actuelle\u202f?',
  skipText: 'Vous n’avez pas terminé cette étape. Voulez-vous vraiment passer à la suivante\u202f?',
  skip: 'Ignorer',
  fetchFailed: 'L’état de la configuration n’a pas pu être chargé',
  updateFailed: 'L’étape n’a pas pu être mise à jour',
  completeFailed: 'L’étape n’a pas pu être terminée',
  finishFailed: 'La configuration n’a pas pu être terminée',
  tryAgain: 'Réessayer',
  saveStep: 'Enregistrer et continuer',
  start: 'Commencer ici',
  startText: 'Quatre étapes jusqu’à votre première affaire.',
  doneOf: (done: number, all: number) => `${done} sur ${all} terminées`,
  done: 'Terminé',
  steps4: {
    profile: {
      title: 'Présentez votre entreprise',
      text: 'Votre responsable partenaires et l’annuaire affichent ces informations.',
      action: 'Modifier le profil',
    },
    contract: {
      title: 'Signez votre contrat',
      text: 'Un contrat attend votre signature.',
      action: 'Ouvrir les contrats',
    },
    payout: {
      title: 'Saisissez vos coordonnées de versement',
      text: 'Vos gains sont versés sur ce compte.',
      action: 'Saisir les coordonnées',
    },
    course: {
      title: 'Suivez votre première formation',
      text: 'Découvrez ce que nous vendons et comment fonctionne le programme.',
      action: 'Voir les formations',
    },
    deal: {
      title: 'Enregistrez votre première affaire',
      text: 'Une fois approuvée, l’affaire est protégée pour vous.',
      action: 'Enregistrer une affaire',
    },
  },
  describeYourself: 'Ce que vous faites et pour qui, en une ou deux phrases.',
  firstDeal: 'Enregistrer une affaire',
  firstDealText:
    'Parlez-nous d’un client avec lequel vous travaillez. Une fois approuvée, l’affaire est protégée pour vous.',
  firstDealAction: 'Enregistrer une affaire',
  firstDealDone: (count: number) => plural(count, 'affaire enregistrée', 'affaires enregistrées'),
  firstCourse: 'Suivre une formation',
  firstCourseText: 'Découvrez ce que nous vendons et comment fonctionne le programme, à votre rythme.',
  firstCourseAction: 'Voir les formations',
  firstCourseDone: (count: number) => plural(count, 'formation commencée', 'formations commencées'),
  controlEnterMetaEnter: 'Control+Enter Meta+Enter',
};
