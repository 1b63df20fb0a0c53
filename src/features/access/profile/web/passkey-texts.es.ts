import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './passkey-texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Claves de acceso',
  about:
    'Inicia sesión con tu huella, tu rostro o el bloqueo de tu dispositivo en lugar de una contraseña y un código. Una clave de acceso funciona en la dirección en la que la añades.',
  unsupported: 'Este navegador no admite claves de acceso aquí.',
  add: 'Añadir clave de acceso',
  addTitle: 'Añadir una clave de acceso',
  addText: 'Introduce tu contraseña. Después, tu navegador pregunta dónde guardar la clave de acceso.',
  goOn: 'Continuar',
  added: 'Clave de acceso añadida',
  exists: 'Este dispositivo ya tiene una clave de acceso para tu cuenta.',
  failed: 'Tu navegador no pudo crear una clave de acceso. Inténtalo de nuevo o usa otro dispositivo.',
  lastUsed: 'Último uso',
  notUsed: 'Sin usar todavía',
  addedOn: 'Añadida',
  rename: 'Cambiar nombre',
  renameOf: (name: string) => `Cambiar el nombre de ${name}`,
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  save: 'Guardar',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  removeTitle: 'Quitar clave de acceso',
  removeText: (name: string) =>
    `Ya no se podrá iniciar sesión con “${name}”. Elimínala también de tu dispositivo o de tu gestor de contraseñas.`,
  removed: 'Clave de acceso quitada',
  prove: 'Usar una clave de acceso',
  proofFailed: 'No se pudo usar la clave de acceso. Inténtalo de nuevo o introduce un código.',
};
