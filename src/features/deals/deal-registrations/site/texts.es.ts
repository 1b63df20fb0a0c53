import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Verificar un comprobante de registro',
  lead: (company: string) =>
    `Elige el comprobante que te entregó un partner. Esta página comprueba que ${company} lo firmó y que no se ha cambiado nada desde entonces.`,
  choose: 'Archivo del comprobante',
  checking: 'Comprobando…',
  tooLarge: 'Este archivo es demasiado grande para ser un comprobante.',
  failed: 'No se pudo conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  valid: (company: string) => `Válido: ${company} firmó este comprobante y no ha cambiado.`,
  invalid: 'No válido',
  received: (partner: string, at: string) => `${partner} envió este registro el ${at} (UTC).`,
  registration: (number: number) => `Registro ${number}`,
  details: 'Detalles',
  keyTitle: 'Huella de la clave',
  keyLead: (company: string) =>
    `Los comprobantes de ${company} se firman con la clave Ed25519 que tiene esta huella SHA-256. Compárala con la que recibiste de la empresa por otro medio.`,
  download: 'Descargar clave pública',
  offline: 'Para comprobar un comprobante sin esta página, ejecuta',
  noScript: 'Esta página necesita JavaScript para leer tu archivo.',
  captured: (at: string) =>
    `El dispositivo del partner indica que el negocio se capturó el ${at} (UTC). Solo cuenta la hora de envío.`,
};
