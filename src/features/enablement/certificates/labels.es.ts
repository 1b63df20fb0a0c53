import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/certificates'> = {
  'A new certificate replaces this one. We notify the holder.':
    'Un certificado nuevo sustituye a este. Avisamos al titular.',
  'Awarded automatically when a partner has so many certified people, and ended when it has fewer.':
    'Se concede automáticamente cuando un partner tiene ese número de personas certificadas y termina cuando tiene menos.',
  'Awarded automatically when someone has completed all of them. Without courses, you award it yourself.':
    'Se concede automáticamente a quien los ha completado todos. Sin cursos, lo concedes tú.',
  'Awarded by': 'Concedido por',
  'Awarded by person': 'Concedido por la persona',
  'Awarded certificates': 'Certificados concedidos',
  'Awarded to': 'Se concede a',
  'Certificate renewed': 'Certificado renovado',
  'Certificate revoked': 'Certificado revocado',
  'Certificates expiring': 'Certificados que caducan',
  'Certificates issued': 'Certificados emitidos',
  'Certificates of partners and their people whose holders have been reminded, those that end first.':
    'Certificados de partners y de sus personas cuyos titulares han recibido un recordatorio; primero los que terminan antes.',
  'Certificates of people': 'Certificados de personas',
  'Certificates of your team that expire soon, those that end first.':
    'Certificados de tu equipo que caducan pronto; primero los que terminan antes.',
  'Certified people needed': 'Personas certificadas necesarias',
  'Completed courses': 'Cursos completados',
  'Ended by': 'Finalizado por',
  'Everyone who meets the requirements gets the certificate, also those who met them before.':
    'Quien cumple los requisitos recibe el certificado, también si los cumplía antes.',
  'Expiring certificates': 'Certificados próximos a caducar',
  'Expiring in 90 days': 'Caducan en 90 días',
  Holder: 'Titular',
  'Issued on': 'Fecha de emisión',
  'It is no longer awarded automatically. Certificates that were awarded stay valid.':
    'Ya no se concede automáticamente. Los certificados concedidos siguen siendo válidos.',
  'Leave empty for today.': 'Déjalo vacío para usar la fecha de hoy.',
  'Leave empty if it never expires.': 'Déjalo vacío si no caduca nunca.',
  'Make a program a draft again; its certificates stay valid':
    'Devolver un programa a borrador; sus certificados siguen siendo válidos',
  'Make draft again': 'Volver a borrador',
  'New certificate': 'Nuevo certificado',
  'No certificate is about to expire.': 'Ningún certificado está a punto de caducar.',
  'People count who hold at least one of these.': 'Cuentan las personas que tienen al menos uno de estos.',
  'Printed on the certificate.': 'Se imprime en el certificado.',
  'Publish a certificate program: it is awarded from now on':
    'Publicar un programa de certificados: se concede desde ahora',
  'Publish certificate': 'Publicar certificado',
  'Published. Everyone who meets the requirements gets the certificate.':
    'Publicado. Quien cumple los requisitos recibe el certificado.',
  'Renew a certificate: a new one replaces it': 'Renovar un certificado: uno nuevo lo sustituye',
  'Renew certificate': 'Renovar certificado',
  'Required courses': 'Cursos obligatorios',
  Requirements: 'Requisitos',
  'Revoke a certificate with a reason': 'Revocar un certificado con un motivo',
  'Revoke certificate': 'Revocar certificado',
  'The certificate is no longer valid from now on. The holder sees the reason; its public page only says that it was revoked.':
    'El certificado deja de ser válido desde ahora. El titular ve el motivo; su página pública solo dice que se revocó.',
  'This certificate is a draft again. Certificates that were awarded stay valid.':
    'Este certificado vuelve a ser un borrador. Los certificados concedidos siguen siendo válidos.',
  'Valid certificates': 'Certificados válidos',
  Validity: 'Validez',
  'What someone who holds it can do. Printed on the certificate and part of the digital badge.':
    'Lo que sabe hacer quien lo tiene. Se imprime en el certificado y forma parte de la insignia digital.',
  'badge key': 'clave de insignia',
  'badge keys': 'claves de insignias',
  certificate: 'certificado',
  'certificate program': 'programa de certificados',
  'certificate programs': 'programas de certificados',
  certificates: 'certificados',
};
