import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/courses'> = {
  Advanced: 'Avancé',
  'After this time a completion expires. Leave empty if it never expires.':
    'Passé ce délai, la validation expire. Laissez vide si elle n’expire jamais.',
  Beginner: 'Débutant',
  'Course published': 'Formation publiée',
  'Course sharing': 'Partage de la formation',
  'Course tags': 'Étiquettes de formation',
  'Course unpublished. Learners who began can finish it.':
    'Formation dépubliée. Les apprenants qui l’ont commencée peuvent la terminer.',
  'Courses that learners complete first.': 'Formations que les apprenants terminent d’abord.',
  'Cover picture': 'Image de couverture',
  'Days from enrollment. Leave empty for no due date.':
    'Jours à compter de l’inscription. Laissez vide pour ne pas fixer d’échéance.',
  'Delete course': 'Supprimer la formation',
  'Due after days': 'Échéance en jours',
  'Each lesson opens when the one before is completed.': 'Chaque leçon s’ouvre lorsque la précédente est terminée.',
  Intermediate: 'Intermédiaire',
  'It disappears from the catalog. Learners who began can finish it.':
    'Elle disparaît du catalogue. Les apprenants qui l’ont commencée peuvent la terminer.',
  'Learners can enroll themselves': 'Les apprenants peuvent s’inscrire eux-mêmes',
  'Lessons in order': 'Leçons dans l’ordre',
  'New course': 'Nouvelle formation',
  'New learners take this version. Others finish the version they began.':
    'Les nouveaux apprenants suivent cette version. Les autres terminent la version qu’ils ont commencée.',
  'No one': 'Personne',
  'Otherwise your team or a partner admin enrolls them.':
    'Sinon, votre équipe ou un administrateur du partenaire les inscrit.',
  Prerequisites: 'Prérequis',
  'Publish course': 'Publier la formation',
  'Selected partners': 'Partenaires sélectionnés',
  'Shared with': 'Partagé avec',
  'Shown in the catalog.': 'Affiché dans le catalogue.',
  Summary: 'Résumé',
  'Take a course out of the catalog': 'Retirer une formation du catalogue',
  'Unpublish course': 'Dépublier la formation',
  course: 'formation',
  'course file': 'fichier de formation',
  'course files': 'fichiers de formations',
  'course version': 'version de formation',
  'course versions': 'versions de formations',
  courses: 'formations',
};
