import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Slack y Teams',
  none: 'Aún no hay canales',
  noneText: 'Las notificaciones de los temas que elijas llegan a un canal. Las decisiones se confirman en Tandem.',
  add: 'Añadir canal',
  editShort: 'Editar',
  edit: (name: string) => `Editar ${name}`,
  name: 'Nombre',
  kind: 'Servicio',
  address: 'Dirección del webhook',
  addressHelp: {
    slack: 'Crea un webhook entrante en Slack y copia su dirección.',
    teams:
      'Añade el flujo de trabajo "Post to a channel when a webhook request is received" en Teams y copia su dirección.',
  },
  replace: 'Déjalo vacío para conservar la dirección actual. Se guarda cifrada y nunca se muestra.',
  topics: 'Temas',
  isOn: 'Activo',
  off: 'En pausa',
  lastSent: 'Último mensaje',
  test: 'Enviar mensaje de prueba',
  tested: 'Se envió el mensaje de prueba.',
  failed: (error: string) => `El mensaje de prueba no llegó. ${error}`,
  save: 'Guardar',
  remove: 'Quitar',
  removeTitle: (name: string) => `¿Quitar ${name}?`,
  removeText: 'Ya no se enviarán notificaciones a este canal.',
  saved: 'Guardado',
  enterAddressThatStartsWithHttps: 'Introduce una dirección que empiece por https://',
};
