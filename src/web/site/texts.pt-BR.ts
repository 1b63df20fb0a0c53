import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkDoesNotWork: 'Este link não funciona',
  opening: 'Abrindo…',
  turnOnJavascriptToOpenThis: 'Ative o JavaScript para abrir este link.',
  privacyPolicy: 'Política de privacidade',
  legalNotice: 'Aviso legal',
  skipToContent: 'Ir para o conteúdo',
  pageNotFound: 'Página não encontrada',
  sorryPageYouVisitedDoesNot: 'A página que você procura não existe.',
  linkMayBeIncompleteOrHas: (name: ReactNode) =>
    rich`O link pode estar incompleto, ou ${name} pode ter fechado a página.`,
  goToWebsite: (name: Part) => `Ir para o site de ${name}`,
  errorStatusCode: (status: Part) => `Erro (código de status: ${status})`,
  serverCannotBeReachedCheckYour: 'Não foi possível conectar ao servidor. Verifique sua conexão e tente de novo.',
  thisLinkIncompleteOpenLinkIn: 'Este link está incompleto. Abra de novo o link do e-mail.',
};
