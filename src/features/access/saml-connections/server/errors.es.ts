import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/saml-connections'> = {
  'Another company has verified this domain.': 'Otra empresa ha verificado este dominio.',
  'Only an owner can set up single sign-on.': 'Solo un propietario puede configurar el inicio de sesión único.',
  'Single sign-on': 'Inicio de sesión único',
  'Test the sign-in before you require it.': 'Prueba el inicio de sesión antes de exigirlo.',
  'This domain': 'Este dominio',
  'Verify an email domain first.': 'Primero verifica un dominio de correo.',
  'has no such TXT record': 'El dominio no tiene este registro TXT.',
  'is not of a company with its own sign-in': 'No es de una empresa con inicio de sesión propio.',
  'is required to give roles by group': 'Este campo es obligatorio para asignar roles por grupo.',
  'must be a domain such as acme.com': 'Debe ser un dominio, por ejemplo acme.com.',
  'must be an address that starts with https://': 'Debe ser una dirección que empiece por https://.',
  'must have 1,024 characters or fewer': 'Debe tener como máximo 1024 caracteres.',
};
