import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Conectar um app',
  intro:
    'Pergunte sobre os seus registros no Claude, no VS Code, no Cursor ou em outro app que aceite MCP. O app vê o que você vê. Ele não altera nada: prepara propostas, e você as confirma aqui.',
  address: 'Endereço',
  copyAddress: 'Copiar endereço',
  app: 'App',
  signIn: 'Entrar',
  key: 'Usar uma chave de API',
  copy: 'Copiar',
  keys: 'Chaves de API',
  keyHelp: 'A chave define o que o app pode ver.',
  replaceKey: 'Substitua tdm_… pela sua chave. Ela define o que o app pode ver.',
  noKeys: 'Você precisa da permissão para criar chaves de API. Peça a um administrador da sua organização.',
  guide: 'Ler o guia',
  proposals: 'Depois de conectar, peça algo como “Quais dos meus negócios fecham este mês?”',
  steps: {
    claudeCode: 'Execute este comando.\nInicie o Claude Code, digite /mcp, escolha tandem e entre na sua conta.',
    claudeDesktop:
      'Abra Settings > Connectors e escolha Add custom connector.\nInforme o nome Tandem e o endereço acima e escolha Add.\nEscolha Connect e entre na sua conta. O endereço precisa ser acessível pela internet.',
    vsCode:
      'Execute MCP: Add Server na paleta de comandos, escolha HTTP e informe o endereço acima. Ou salve isto como .vscode/mcp.json.\nEscolha Start acima do servidor, permita a autenticação e entre na sua conta.',
    cursor: '',
    other:
      'Adicione um servidor do tipo HTTP (também chamado de Streamable HTTP) com o endereço acima.\nO app abre o Tandem no seu navegador. Confira o nome e as permissões dele e permita o acesso.',
  },
  keySteps: {
    claudeCode: 'Execute este comando.',
    claudeDesktop:
      'Instale o Node.js 20 ou posterior.\nAbra Settings > Developer > Edit Config, adicione isto ao arquivo e reinicie o Claude Desktop.',
    vsCode: 'Salve isto como .vscode/mcp.json.\nEscolha Start acima do servidor e informe a chave.',
    cursor: 'Adicione isto a ~/.cursor/mcp.json.\nDefina a variável TANDEM_KEY com a chave e reinicie o Cursor.',
    other: 'Envie a chave como cabeçalho em cada solicitação.',
  },
  apps: {
    claudeCode: 'Claude Code',
    claudeDesktop: 'Claude Desktop',
    vsCode: 'VS Code',
    cursor: 'Cursor',
    other: 'Outro',
  },
};
