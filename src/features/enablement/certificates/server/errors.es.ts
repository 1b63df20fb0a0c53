import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/certificates'> = {
  'A partner or one of its people earns a certificate or loses one.':
    'Un partner o una persona de su equipo obtiene o pierde un certificado.',
  'Certificates of partners': 'Certificados de partners',
  'The holder has a valid certificate of this program.':
    'Esta persona u organización ya tiene un certificado válido de este programa.',
  'This certificate': 'Este certificado',
  'This issuer': 'Este emisor',
  'This key': 'Esta clave',
  'This program is not published. Publish it before you award its certificate.':
    'Este programa no está publicado. Publícalo antes de conceder su certificado.',
  'You earn a certificate, it is about to expire, expires or is revoked.':
    'Obtienes un certificado, está por vencer, vence o se revoca.',
  'Your certificates': 'Tus certificados',
  'can be at most 20 courses': 'Pueden ser como máximo 20 cursos.',
  'can be at most 20 programs': 'Pueden ser como máximo 20 programas.',
  'choose at least one': 'Elige al menos una persona.',
  'choose the certificates that people need': 'Elige los certificados que necesitan las personas.',
  'is for certificates of people': 'Solo es para certificados de personas.',
  'is for organizations only': 'Solo es para organizaciones.',
  'is for people only': 'Solo es para personas.',
  'is so long ago that the certificate has expired': 'Es una fecha tan antigua que el certificado ya ha vencido.',
  'is the name of another program': 'Otro programa tiene este nombre.',
  'must be a partner of your program': 'Debe ser un partner de tu programa.',
  'must be programs for people': 'Deben ser programas para personas.',
  'must be today or earlier': 'Debe ser hoy o antes.',
  'say how many people are needed': 'Indica cuántas personas se necesitan.',
};
