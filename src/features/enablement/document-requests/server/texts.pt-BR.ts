import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (name, due) =>
    `O documento “${name}” foi solicitado a você.${due ? ` Envie o documento até ${due}.` : ''}`,
  uploadSubject: (name) => `Documento a enviar: ${name}`,
  uploadAgainSubject: (name) => `Documento a enviar novamente: ${name}`,
  due: (name, day) => `O prazo de “${name}” é ${day}.`,
  dueSubject: (name) => `Prazo próximo: ${name}`,
  overdue: (name, day) => `O prazo de “${name}” era ${day}.`,
  overdueSubject: (name) => `Em atraso: ${name}`,
  expires: (name, day) => `“${name}” vence em ${day}. Envie um novo documento.`,
  stillMissing: (name) => `O documento “${name}” ainda não foi enviado. Envie-o.`,
  expired: (name, day, pauses) =>
    ({
      none: `“${name}” venceu em ${day}.`,
      payouts: `“${name}” venceu em ${day}. Seus repasses estão pausados até que um novo documento seja aprovado.`,
      entitlements: `“${name}” venceu em ${day}. Seus benefícios estão pausados até que um novo documento seja aprovado.`,
    })[pauses],
  expiredUploadNew: (name, day, pauses) =>
    ({
      none: `“${name}” venceu em ${day}. Envie um novo documento.`,
      payouts: `“${name}” venceu em ${day}. Seus repasses estão pausados até que um novo documento seja aprovado. Envie-o.`,
      entitlements: `“${name}” venceu em ${day}. Seus benefícios estão pausados até que um novo documento seja aprovado. Envie-o.`,
    })[pauses],
  expiredSubject: (name) => `Vencido: ${name}`,
  approved: (name, until) => `O documento “${name}” foi aprovado.${until ? ` Ele é válido até ${until}.` : ''}`,
  approvedSubject: (name) => `Documento aprovado: ${name}`,
  rejected: (name, reason) => `O documento “${name}” foi rejeitado: ${reason}`,
  uploadDocument: 'Enviar documento',
  viewRequest: 'Ver solicitação',

  uploadTitle: (name) => `Enviar “${name}”`,
  reviewedAfterUpload: 'O arquivo é avaliado depois do envio.',
  validUntil: 'Válido até',
  file: 'Arquivo',
  atMost25: 'No máximo 25 MB.',
  uploadButton: 'Enviar',
  wasUploaded: (name) => `O documento “${name}” foi enviado e será avaliado.`,

  notUploaded: (partner, name, day) => `${partner} não enviou “${name}”, cujo prazo era ${day}.`,
  notUploadedSubject: (partner, name) => `Em atraso: ${name} de ${partner}`,
  theirsExpired: (partner, name, day, pauses) =>
    ({
      none: `“${name}” de ${partner} venceu em ${day}.`,
      payouts: `“${name}” de ${partner} venceu em ${day}. Os repasses ao parceiro estão pausados.`,
      entitlements: `“${name}” de ${partner} venceu em ${day}. Os benefícios do parceiro estão pausados.`,
    })[pauses],
  theirsExpiredSubject: (partner, name) => `Vencido: ${name} de ${partner}`,
  uploaded: (partner, name) => `${partner} enviou “${name}”.`,
  uploadedSubject: (partner, name) => `A avaliar: ${name} de ${partner}`,
  reviewDocument: 'Avaliar documento',
};
