import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  empty: 'Los formularios recogen información de visitantes y partners. Crea uno, publícalo y comparte su enlace.',
  newForm: 'Nuevo formulario',
  create: 'Crear formulario',
  title: 'Formularios',
  form: 'Formulario',
  preview: 'Vista previa',
  openPage: 'Abrir página',
  questions: 'Preguntas',
  details: 'Configuración',
  copyLink: 'Copiar enlace',
  archive: 'Archivar',
  restore: 'Restaurar',
  answers: 'Respuestas',
  files: 'Archivos',
  detailsText: 'Detalles',
  submittedText: 'Enviado',
  confirmedEmail: 'Correo electrónico confirmado',
  created: 'Creado',
  submission: 'Envío',
  version: (version: Part) => `Versión ${version}`,
  yes: 'Sí',
  no: 'No',
  iAgreeToPrivacyPolicy: 'Acepto la política de privacidad.',
  option1: 'Opción 1',
  option2: 'Opción 2',
  archived: 'Archivado',
  submissions: 'Envíos',
  versions: 'Versiones',
  share: 'Compartir',
  history: 'Historial',
  copyName: (name: Part) => `${name} (copia)`,
};
