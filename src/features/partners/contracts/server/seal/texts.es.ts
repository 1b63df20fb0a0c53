import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  everyoneSigned: (title) => `Todas las personas han firmado «${title}»`,
  downloadAndKeep: (title, days) =>
    `Todas las personas han firmado «${title}». Descarga el archivo sellado y guárdalo. El enlace funciona durante ${days} días.`,
  keepEmail: (company, fingerprint) =>
    `Guarda también este correo. Indica el certificado de ${company} que sella el archivo. Huella (SHA-256): ${fingerprint}`,
  download: 'Descargar documento firmado',
  footer: (company, email) => `${company} envió este correo a ${email} porque firmaste este documento.`,
};
