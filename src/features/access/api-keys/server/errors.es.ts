import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/api-keys'> = {
  'Only a person can create an API key.': 'Solo una persona puede crear una clave de API.',
  'Only a person can let an app in.': 'Solo una persona puede permitir el acceso a una aplicación.',
  'The app asks for access to another installation.': 'La aplicación solicita acceso a otra instalación.',
  'The app asks for permissions that do not exist.': 'La aplicación solicita permisos que no existen.',
  'The app asks to be answered at an address that it has not registered.':
    'La aplicación solicita la respuesta en una dirección que no tiene registrada.',
  'This app cannot only propose.': 'Esta aplicación no puede limitarse a proponer.',
  'This app is not registered here.': 'Esta aplicación no está registrada aquí.',
  'This key was already created, and its secret was shown once. Revoke it and create another key.':
    'Esta clave ya se creó y su secreto se mostró una vez. Revócala y crea otra clave.',
  'You have none of the permissions that the app asks for.':
    'No tienes ninguno de los permisos que solicita la aplicación.',
  'is not of this installation': 'No es de esta instalación.',
  'is not registered': 'Este valor no está registrado.',
  'is only for apps that use tools': 'Solo es para aplicaciones que usan herramientas.',
};
