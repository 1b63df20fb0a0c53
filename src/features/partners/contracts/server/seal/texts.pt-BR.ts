import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  everyoneSigned: (title) => `Todos assinaram “${title}”`,
  downloadAndKeep: (title, days) =>
    `Todos assinaram “${title}”. Baixe o arquivo selado e guarde-o. O link funciona por ${days} dias.`,
  keepEmail: (company, fingerprint) =>
    `Guarde também este e-mail. Ele indica o certificado de ${company} que sela o arquivo. Impressão digital (SHA-256): ${fingerprint}`,
  download: 'Baixar documento assinado',
  footer: (company, email) => `${company} enviou este e-mail para ${email} porque você assinou este documento.`,
};
