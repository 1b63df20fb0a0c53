import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Conectar una aplicación',
  intro:
    'Pregunta por tus registros en Claude, VS Code, Cursor u otra aplicación compatible con MCP. La aplicación ve lo que ves tú. No cambia nada: prepara propuestas y tú las confirmas aquí.',
  address: 'Dirección',
  copyAddress: 'Copiar dirección',
  app: 'Aplicación',
  signIn: 'Iniciar sesión',
  key: 'Usar una clave de API',
  copy: 'Copiar',
  keys: 'Claves de API',
  keyHelp: 'La clave decide qué puede ver la aplicación.',
  replaceKey: 'Reemplaza tdm_… por tu clave. Ella decide qué puede ver la aplicación.',
  noKeys: 'Necesitas permiso para crear claves de API. Pídelo a un administrador de tu organización.',
  guide: 'Leer la guía',
  proposals: 'Después de conectar, pregunta algo como “¿Cuáles de mis negocios se cierran este mes?”',
  steps: {
    claudeCode: 'Ejecuta este comando. Inicia Claude Code, escribe /mcp, elige tandem e inicia sesión.',
    claudeDesktop:
      'Abre Settings > Connectors y elige Add custom connector. Introduce el nombre Tandem y la dirección de arriba, y elige Add. Elige Connect e inicia sesión. La dirección debe ser accesible desde internet.',
    vsCode:
      'Ejecuta MCP: Add Server desde la paleta de comandos, elige HTTP e introduce la dirección de arriba. O guarda esto como .vscode/mcp.json. Elige Start encima del servidor, permite el inicio de sesión e inicia sesión.',
    cursor: '',
    other:
      'Añade un servidor de tipo HTTP (también llamado Streamable HTTP) con la dirección de arriba. La aplicación abre Tandem en tu navegador. Comprueba su nombre y sus permisos, y permítela.',
  },
  keySteps: {
    claudeCode: 'Ejecuta este comando.',
    claudeDesktop:
      'Instala Node.js 20 o posterior. Abre Settings > Developer > Edit Config, añade esto al archivo y vuelve a iniciar Claude Desktop.',
    vsCode: 'Guarda esto como .vscode/mcp.json. Elige Start encima del servidor e introduce la clave.',
    cursor: 'Añade esto a ~/.cursor/mcp.json. Asigna la clave a la variable TANDEM_KEY y vuelve a iniciar Cursor.',
    other: 'Envía la clave como encabezado con cada solicitud.',
  },
  apps: {
    claudeCode: 'Claude Code',
    claudeDesktop: 'Claude Desktop',
    vsCode: 'VS Code',
    cursor: 'Cursor',
    other: 'Otra',
  },
};
