import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/course-enrollments'> = {
  'A learner completes a course.': 'Un alumno completa un curso.',
  'A learner submits an assignment.': 'Un alumno entrega un trabajo.',
  'Assignments to review': 'Trabajos por revisar',
  'Complete the lessons before this one first.': 'Completa primero las lecciones anteriores.',
  'Completed courses': 'Cursos completados',
  'Only live sessions have attendance.': 'Solo las sesiones en directo tienen asistencia.',
  'Open the lesson first.': 'Abre primero la lección.',
  'SCORM packages are taken in a browser.': 'Los paquetes SCORM se hacen en un navegador.',
  'SCORM packages need addresses of their own. Ask the operator to set TANDEM_CONTENT_URL.':
    'Los paquetes SCORM necesitan direcciones propias. Pide a quien opera la instalación que configure TANDEM_CONTENT_URL.',
  'The learner can try this quiz now.': 'El alumno puede intentar este cuestionario ahora.',
  'The learner has begun this course. Results are kept.':
    'El alumno ha empezado este curso. Los resultados se conservan.',
  'The package wants to keep more than 200 kB.': 'El paquete intenta guardar más de 200 kB.',
  'The time for this attempt is over.': 'El tiempo de este intento ha terminado.',
  'This assignment': 'Este trabajo',
  'This attempt': 'Este intento',
  'This attempt is not submitted yet.': 'Este intento aún no se ha enviado.',
  'This attempt was submitted.': 'Este intento ya se envió.',
  'This course': 'Este curso',
  'This course is not published. Publish it before you enroll people.':
    'Este curso no está publicado. Publícalo antes de inscribir a personas.',
  'This lesson': 'Esta lección',
  'This lesson is completed by its content.': 'Esta lección se completa con su propio contenido.',
  'This part': 'Esta parte',
  'This quiz': 'Este cuestionario',
  'This quiz is passed.': 'Este cuestionario ya está aprobado.',
  'This session has not started yet.': 'Esta sesión aún no ha empezado.',
  'You are enrolled in a course, it is due, your assignment was reviewed, or you can take a quiz again.':
    'Se te inscribe en un curso, el curso vence, tu trabajo se revisó o puedes volver a hacer un cuestionario.',
  'You can try again later.': 'Puedes intentarlo de nuevo más tarde.',
  'You have no attempts left. Ask your partner manager for help.':
    'No te quedan intentos. Pide ayuda a tu responsable de partners.',
  'You have passed this quiz.': 'Ya aprobaste este cuestionario.',
  'Your partner manager enrolls people in this course.': 'A este curso inscribe tu responsable de partners.',
  'Your training': 'Tu formación',
  'Your work is being reviewed.': 'Tu trabajo está en revisión.',
  'Your work was approved.': 'Tu trabajo se aprobó.',
  'is required for this assignment': 'Este campo es obligatorio para este trabajo.',
  'new courses': 'cursos nuevos',
  'overdue courses': 'cursos con retraso',
  'partner_id is required.': 'partner_id es obligatorio.',
  'tell the learner what to change': 'Indica al alumno qué debe cambiar.',
};
