import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  opening: 'Abrindo seu link…',
  title: 'Compartilhado com você',
  noScript: 'Esta página precisa do JavaScript para abrir seu link.',
  missing: 'Este endereço está incompleto. Abra de novo o link como você o recebeu.',
  failed: 'O servidor não respondeu. Verifique sua conexão e tente de novo.',
  refusedTitle: 'Este link não pode ser usado',
  sharedBy: (company: string) => `Compartilhado por ${company}`,
  until: (day: string) => `Disponível até ${day}`,
  needsPassword: 'Digite a senha que você recebeu.',
  needsEmail: 'Digite seu e-mail para continuar.',
  seen: (company: string) => `${company} vê que você abriu este link.`,
  password: 'Senha',
  email: 'E-mail',
  proceed: 'Continuar',
  download: 'Baixar',
  openLink: 'Abrir link',
  noPreview: 'Baixe o arquivo para abri-lo.',
  required: 'Este campo é obrigatório',
};
