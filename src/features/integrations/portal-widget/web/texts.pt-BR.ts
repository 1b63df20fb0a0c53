import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Widget do portal',
  about:
    'Mostre aos parceiros os ganhos, os links de indicação e o registro de negócios dentro do seu próprio produto ou na intranet de um parceiro.',
  sites: 'Sites permitidos',
  sitesHelp: 'Só páginas destes sites podem mostrar o widget. Ao remover um site, o acesso dele termina imediatamente.',
  origins: 'Sites',
  save: 'Salvar sites',
  saved: 'Sites salvos',
  page: 'Na página',
  pageAbout: 'Adicione estas linhas onde o widget deve aparecer.',
  server: 'No seu servidor',
  serverAbout:
    'O widget pede um token ao seu servidor em token-url. Seu servidor sabe quem entrou e obtém o token com uma chave de API que tem a permissão “Widget do portal”.',
  keys: 'Criar uma chave de API',
  policy: 'Se o seu site tem uma política de segurança de conteúdo (CSP), permita:',
  example: 'Exemplo',
  exampleAbout: 'O widget com valores de exemplo. Nada é enviado.',
  theme: 'Tema',
  themes: { auto: 'Sistema', light: 'Claro', dark: 'Escuro' },
  serverComment: 'O endereço de e-mail da pessoa que entrou, confirmado por você.',
};
