import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (name, due) => `Se te solicita «${name}».${due ? ` Sube el documento a más tardar el ${due}.` : ''}`,
  uploadSubject: (name) => `Documento por subir: ${name}`,
  uploadAgainSubject: (name) => `Documento por subir de nuevo: ${name}`,
  due: (name, day) => `El plazo de «${name}» termina el ${day}.`,
  dueSubject: (name) => `Plazo próximo: ${name}`,
  overdue: (name, day) => `El plazo de «${name}» terminó el ${day}.`,
  overdueSubject: (name) => `Atrasado: ${name}`,
  expires: (name, day) => `«${name}» vence el ${day}. Sube un documento nuevo.`,
  stillMissing: (name) => `Todavía falta «${name}». Sube el documento.`,
  expired: (name, day, pauses) =>
    ({
      none: `«${name}» venció el ${day}.`,
      payouts: `«${name}» venció el ${day}. Tus liquidaciones están en pausa hasta que se apruebe un documento nuevo.`,
      entitlements: `«${name}» venció el ${day}. Tus beneficios están en pausa hasta que se apruebe un documento nuevo.`,
    })[pauses],
  expiredUploadNew: (name, day, pauses) =>
    ({
      none: `«${name}» venció el ${day}. Sube un documento nuevo.`,
      payouts: `«${name}» venció el ${day}. Tus liquidaciones están en pausa hasta que se apruebe un documento nuevo. Súbelo.`,
      entitlements: `«${name}» venció el ${day}. Tus beneficios están en pausa hasta que se apruebe un documento nuevo. Súbelo.`,
    })[pauses],
  expiredSubject: (name) => `Vencido: ${name}`,
  approved: (name, until) => `Se aprobó «${name}».${until ? ` Es válido hasta el ${until}.` : ''}`,
  approvedSubject: (name) => `Documento aprobado: ${name}`,
  rejected: (name, reason) => `Se rechazó «${name}»: ${reason}`,
  uploadDocument: 'Subir documento',
  viewRequest: 'Ver solicitud',

  uploadTitle: (name) => `Subir «${name}»`,
  reviewedAfterUpload: 'El archivo se revisa después de subirlo.',
  validUntil: 'Válido hasta',
  file: 'Archivo',
  atMost25: 'Como máximo 25 MB.',
  uploadButton: 'Subir',
  wasUploaded: (name) => `«${name}» se subió y se revisará.`,

  notUploaded: (partner, name, day) => `${partner} no subió «${name}», cuyo plazo terminó el ${day}.`,
  notUploadedSubject: (partner, name) => `Atrasado: ${name} de ${partner}`,
  theirsExpired: (partner, name, day, pauses) =>
    ({
      none: `«${name}» de ${partner} venció el ${day}.`,
      payouts: `«${name}» de ${partner} venció el ${day}. Sus liquidaciones están en pausa.`,
      entitlements: `«${name}» de ${partner} venció el ${day}. Sus beneficios están en pausa.`,
    })[pauses],
  theirsExpiredSubject: (partner, name) => `Vencido: ${name} de ${partner}`,
  uploaded: (partner, name) => `${partner} subió «${name}».`,
  uploadedSubject: (partner, name) => `Por revisar: ${name} de ${partner}`,
  reviewDocument: 'Revisar documento',
};
