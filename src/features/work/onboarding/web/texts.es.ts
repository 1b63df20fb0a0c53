import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  setUp: 'Configurar',
  steps: 'Pasos',
  stepOf: (number: number, count: number) => `Paso ${number} de ${count}`,
  progress: 'Progreso',
  completed: 'completado',
  skipped: 'omitido',
  back: 'Atrás',
  next: 'Continuar',
  nextHint: 'Ctrl + Intro',
  finish: 'Terminar configuración',
  leave: 'Terminar más tarde',
  leaveTitle: '¿Terminar la configuración más tarde?',
  leaveText:
    'Tus datos se han guardado. La lista de puesta en marcha de tu panel muestra lo que falta. Las plantillas y los datos de ejemplo están en Configuración.',
  leavePartnerText: 'Tus datos se han guardado. Tu panel muestra lo que falta por hacer.',
  stay: 'Seguir aquí',
  skipTitle: '¿Omitir el paso actual?',
  skipText: 'No has completado este paso. ¿Seguro que quieres pasar al siguiente?',
  skip: 'Omitir',
  fetchFailed: 'No se pudo obtener el estado de la configuración inicial',
  updateFailed: 'No se pudo actualizar el paso',
  completeFailed: 'No se pudo completar el paso',
  finishFailed: 'No se pudo completar la configuración inicial',
  tryAgain: 'Intentar de nuevo',
  saveStep: 'Guardar y continuar',
  start: 'Empieza aquí',
  startText: 'Cuatro pasos hasta tu primer negocio.',
  doneOf: (done: number, all: number) => `${done} de ${all} hechos`,
  done: 'Hecho',
  steps4: {
    profile: {
      title: 'Presenta tu empresa',
      text: 'Tu responsable de partners y el directorio muestran estos datos.',
      action: 'Editar perfil',
    },
    contract: {
      title: 'Firma tu contrato',
      text: 'Un contrato espera tu firma.',
      action: 'Abrir contratos',
    },
    payout: {
      title: 'Introduce tus datos de pago',
      text: 'Se te paga en esta cuenta cuando tengas ganancias.',
      action: 'Introducir datos',
    },
    course: {
      title: 'Haz tu primer curso',
      text: 'Conoce qué vendemos y cómo funciona el programa.',
      action: 'Ver cursos',
    },
    deal: {
      title: 'Registra tu primer negocio',
      text: 'Una vez aprobado, el negocio queda protegido para ti.',
      action: 'Registrar negocio',
    },
  },
  describeYourself: 'Qué haces y para quién, en una o dos frases.',
  firstDeal: 'Registra un negocio',
  firstDealText:
    'Cuéntanos sobre un cliente con el que trabajas. Una vez aprobado, el negocio queda protegido para ti.',
  firstDealAction: 'Registrar negocio',
  firstDealDone: (count: number) => plural(count, 'negocio registrado', 'negocios registrados'),
  firstCourse: 'Haz un curso',
  firstCourseText: 'Conoce qué vendemos y cómo funciona el programa, a tu ritmo.',
  firstCourseAction: 'Ver cursos',
  firstCourseDone: (count: number) => plural(count, 'curso empezado', 'cursos empezados'),
  controlEnterMetaEnter: 'Control+Enter Meta+Enter',
};
