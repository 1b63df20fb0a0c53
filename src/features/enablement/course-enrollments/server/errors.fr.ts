import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/course-enrollments'> = {
  'A learner completes a course.': 'Un apprenant termine une formation.',
  'A learner submits an assignment.': 'Un apprenant remet un travail.',
  'Assignments to review': 'Travaux à évaluer',
  'Complete the lessons before this one first.': 'Terminez d’abord les leçons précédentes.',
  'Completed courses': 'Formations terminées',
  'Only live sessions have attendance.': 'Seules les sessions en direct ont une liste de présence.',
  'Open the lesson first.': 'Ouvrez d’abord la leçon.',
  'SCORM packages are taken in a browser.': 'Les modules SCORM se suivent dans un navigateur.',
  'SCORM packages need addresses of their own. Ask the operator to set TANDEM_CONTENT_URL.':
    'Les modules SCORM nécessitent des adresses distinctes. Demandez à l’exploitant de définir TANDEM_CONTENT_URL.',
  'The learner can try this quiz now.': 'L’apprenant peut passer ce quiz dès maintenant.',
  'The learner has begun this course. Results are kept.':
    'L’apprenant a commencé cette formation. Les résultats sont conservés.',
  'The package wants to keep more than 200 kB.': 'Le module veut conserver plus de 200 ko.',
  'The time for this attempt is over.': 'Le temps imparti pour cette tentative est écoulé.',
  'This assignment': 'Ce travail',
  'This attempt': 'Cette tentative',
  'This attempt is not submitted yet.': 'Cette tentative n’est pas encore envoyée.',
  'This attempt was submitted.': 'Cette tentative a été envoyée.',
  'This course': 'Cette formation',
  'This course is not published. Publish it before you enroll people.':
    'Cette formation n’est pas publiée. Publiez-la avant d’inscrire des personnes.',
  'This lesson': 'Cette leçon',
  'This lesson is completed by its content.': 'Cette leçon est terminée par son contenu.',
  'This part': 'Cette partie',
  'This quiz': 'Ce quiz',
  'This quiz is passed.': 'Ce quiz est réussi.',
  'This session has not started yet.': 'Cette session n’a pas encore commencé.',
  'You are enrolled in a course, it is due, your assignment was reviewed, or you can take a quiz again.':
    'Vous êtes inscrit à une formation, elle arrive à échéance, votre travail a été évalué ou vous pouvez repasser un quiz.',
  'You can try again later.': 'Vous pourrez réessayer plus tard.',
  'You have no attempts left. Ask your partner manager for help.':
    'Il ne vous reste aucune tentative. Demandez de l’aide à votre responsable partenaires.',
  'You have passed this quiz.': 'Vous avez réussi ce quiz.',
  'Your partner manager enrolls people in this course.':
    'C’est votre responsable partenaires qui inscrit les personnes à cette formation.',
  'Your training': 'Vos formations',
  'Your work is being reviewed.': 'Votre travail est en cours d’évaluation.',
  'Your work was approved.': 'Votre travail a été approuvé.',
  'is required for this assignment': 'Ce champ est obligatoire pour ce travail.',
  'new courses': 'nouvelles formations',
  'overdue courses': 'formations en retard',
  'partner_id is required.': 'partner_id est obligatoire.',
  'tell the learner what to change': 'Indiquez à l’apprenant ce qu’il doit modifier.',
};
