import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/courses'> = {
  Advanced: 'Avanzado',
  'After this time a completion expires. Leave empty if it never expires.':
    'Pasado este tiempo, un curso completado caduca. Déjalo vacío si no caduca nunca.',
  Beginner: 'Principiante',
  'Course published': 'Curso publicado',
  'Course sharing': 'Con quién se comparte el curso',
  'Course tags': 'Etiquetas del curso',
  'Course unpublished. Learners who began can finish it.': 'Curso retirado. Quienes empezaron pueden terminarlo.',
  'Courses that learners complete first.': 'Cursos que los alumnos completan antes.',
  'Cover picture': 'Imagen de portada',
  'Days from enrollment. Leave empty for no due date.':
    'Días desde la inscripción. Déjalo vacío si no hay fecha límite.',
  'Delete course': 'Eliminar curso',
  'Due after days': 'Plazo en días',
  'Each lesson opens when the one before is completed.': 'Cada lección se abre cuando se completa la anterior.',
  Intermediate: 'Intermedio',
  'It disappears from the catalog. Learners who began can finish it.':
    'Desaparece del catálogo. Quienes empezaron pueden terminarlo.',
  'Learners can enroll themselves': 'Los alumnos pueden inscribirse por su cuenta',
  'Lessons in order': 'Lecciones en orden',
  'New course': 'Nuevo curso',
  'New learners take this version. Others finish the version they began.':
    'Los alumnos nuevos hacen esta versión. Los demás terminan la versión que empezaron.',
  'No one': 'Nadie',
  'Otherwise your team or a partner admin enrolls them.':
    'Si no, los inscribe tu equipo o un administrador del partner.',
  Prerequisites: 'Requisitos previos',
  'Publish course': 'Publicar curso',
  'Selected partners': 'Partners seleccionados',
  'Shared with': 'Compartido con',
  'Shown in the catalog.': 'Se muestra en el catálogo.',
  Summary: 'Resumen',
  'Take a course out of the catalog': 'Retirar un curso del catálogo',
  'Unpublish course': 'Retirar curso',
  course: 'curso',
  'course file': 'archivo de curso',
  'course files': 'archivos de cursos',
  'course version': 'versión de curso',
  'course versions': 'versiones de cursos',
  courses: 'cursos',
};
