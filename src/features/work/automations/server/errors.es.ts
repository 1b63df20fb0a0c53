import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/automations'> = {
  'A run of an automation failed.': 'Falló una ejecución de una automatización.',
  'All automations are paused.': 'Todas las automatizaciones están en pausa.',
  'An automation asks for your decision.': 'Una automatización pide tu decisión.',
  'An automation of your company notifies you.': 'Una automatización de tu empresa te avisa.',
  'Approvals of automations': 'Aprobaciones de automatizaciones',
  'Automations cannot change this field.': 'Las automatizaciones no pueden cambiar este campo.',
  'Do a dry run before the automation goes live.':
    'Haz una ejecución de prueba antes de poner en marcha la automatización.',
  'Enter the name of the header.': 'Introduce el nombre del encabezado.',
  'Enter the secret that the sender shows.': 'Introduce el secreto que muestra el remitente.',
  'Errors of automations': 'Errores de automatizaciones',
  'Messages of automations': 'Mensajes de automatizaciones',
  'Messages of the program': 'Mensajes del programa',
  'Only a run with a failed step can be run again.': 'Solo se puede repetir una ejecución con un paso fallido.',
  'Only automations that start by a webhook have an address.':
    'Solo las automatizaciones que empiezan con un webhook tienen una dirección.',
  'Solve the problems of the flow before the dry run.':
    'Resuelve los problemas del flujo antes de la ejecución de prueba.',
  'Solve the problems of the flow before you publish it.': 'Resuelve los problemas del flujo antes de publicarlo.',
  'The body is not UTF-8.': 'El cuerpo no está en UTF-8.',
  'The company notifies your team about your deals, documents and training.':
    'La empresa avisa a tu equipo sobre tus negocios, documentos y formación.',
  'The email has no text.': 'El correo no tiene texto.',
  'The newest version has no such step at this place. Run it again with the same version.':
    'La versión más reciente no tiene ese paso en este lugar. Repite la ejecución con la misma versión.',
  'The partner has neither a primary contact with an email nor users.':
    'El partner no tiene un contacto principal con correo electrónico ni usuarios.',
  'The path of the request leaves the address of the system.':
    'La ruta de la solicitud sale de la dirección del sistema.',
  'The person to ask has left.': 'La persona a la que se debe preguntar ya no está en el equipo.',
  'The person to assign': 'La persona que se va a asignar',
  'The person to notify has left.': 'La persona a la que se debe avisar ya no está en el equipo.',
  'The person who published this automation does not have the permission for this step.':
    'La persona que publicó esta automatización no tiene permiso para este paso.',
  'The record has no email address.': 'El registro no tiene correo electrónico.',
  'The record was deleted, or the owner of the flow cannot see it.':
    'El registro se eliminó o el responsable del flujo no puede verlo.',
  'The record was deleted.': 'El registro se eliminó.',
  'The secret of this sender is created here.': 'El secreto de este remitente se crea aquí.',
  'The system that the step calls was deleted.': 'El sistema al que llama el paso se eliminó.',
  'There is no record to test with.': 'No hay ningún registro con el que hacer la prueba.',
  'These related records do not exist.': 'Estos registros relacionados no existen.',
  'This button': 'Este botón',
  'This recipe': 'Esta receta',
  'This step': 'Este paso',
  'This step does not exist here.': 'Este paso no existe aquí.',
  'This step is no longer available.': 'Este paso ya no está disponible.',
  'This step needs a record.': 'Este paso necesita un registro.',
  'cannot be assigned here': 'Aquí no se puede asignar.',
  'cannot be changed by automations': 'Las automatizaciones no pueden cambiarlo.',
  'cannot be changed here': 'Aquí no se puede cambiar.',
  'has no contact': 'No tiene ningún contacto.',
  'is created here': 'Se crea aquí.',
  'is nobody in your company': 'No es nadie de tu empresa.',
  'is not UTF-8': 'No está en UTF-8.',
  'needs a partner': 'Necesita un partner.',
};
