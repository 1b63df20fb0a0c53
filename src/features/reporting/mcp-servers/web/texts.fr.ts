import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Connecter une application',
  intro:
    'Posez des questions sur vos données dans Claude, VS Code, Cursor ou une autre application compatible MCP. L’application voit ce que vous voyez. Elle ne modifie rien\u00a0: elle prépare des propositions, et vous les confirmez ici.',
  address: 'Adresse',
  copyAddress: 'Copier l’adresse',
  app: 'Application',
  signIn: 'Se connecter',
  key: 'Utiliser une clé API',
  copy: 'Copier',
  keys: 'Clés API',
  keyHelp: 'La clé détermine ce que l’application peut voir.',
  replaceKey: 'Remplacez tdm_… par votre clé. Elle détermine ce que l’application peut voir.',
  noKeys: 'Il vous faut l’autorisation de créer des clés API. Demandez-la à un administrateur de votre organisation.',
  guide: 'Lire le guide',
  proposals:
    'Une fois connecté, posez une question comme «\u00a0Lesquelles de mes affaires se clôturent ce mois-ci\u202f?\u00a0»',
  /** One step in each line. */
  steps: {
    claudeCode: 'Exécutez cette commande.\nLancez Claude Code, saisissez /mcp, choisissez tandem et connectez-vous.',
    claudeDesktop:
      'Ouvrez Settings > Connectors et choisissez Add custom connector.\nSaisissez le nom Tandem et l’adresse ci-dessus, puis choisissez Add.\nChoisissez Connect et connectez-vous. L’adresse doit être accessible depuis Internet.',
    vsCode:
      'Exécutez MCP: Add Server depuis la palette de commandes, choisissez HTTP et saisissez l’adresse ci-dessus. Ou enregistrez ceci sous .vscode/mcp.json.\nChoisissez Start au-dessus du serveur, autorisez la connexion et connectez-vous.',
    cursor: '',
    other:
      'Ajoutez un serveur de type HTTP (aussi appelé Streamable HTTP) avec l’adresse ci-dessus.\nL’application ouvre Tandem dans votre navigateur. Vérifiez son nom et ses autorisations, puis autorisez-la.',
  },
  keySteps: {
    claudeCode: 'Exécutez cette commande.',
    claudeDesktop:
      'Installez Node.js 20 ou une version ultérieure.\nOuvrez Settings > Developer > Edit Config, ajoutez ceci au fichier et relancez Claude Desktop.',
    vsCode: 'Enregistrez ceci sous .vscode/mcp.json.\nChoisissez Start au-dessus du serveur et saisissez la clé.',
    cursor: 'Ajoutez ceci à ~/.cursor/mcp.json.\nDéfinissez la variable TANDEM_KEY avec la clé et relancez Cursor.',
    other: 'Envoyez la clé en en-tête avec chaque requête.',
  },
  apps: {
    claudeCode: 'Claude Code',
    claudeDesktop: 'Claude Desktop',
    vsCode: 'VS Code',
    cursor: 'Cursor',
    other: 'Autre',
  },
};
