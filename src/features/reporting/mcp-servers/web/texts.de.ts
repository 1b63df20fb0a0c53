import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'App verbinden',
  intro:
    'Fragen Sie in Claude, VS Code, Cursor oder einer anderen App mit MCP-Unterstützung nach Ihren Datensätzen. Die App sieht, was Sie sehen. Sie ändert nichts: Sie bereitet Vorschläge vor, und Sie bestätigen sie hier.',
  address: 'Adresse',
  copyAddress: 'Adresse kopieren',
  app: 'App',
  signIn: 'Anmelden',
  key: 'API-Schlüssel verwenden',
  copy: 'Kopieren',
  keys: 'API-Schlüssel',
  keyHelp: 'Der Schlüssel entscheidet, was die App sehen kann.',
  replaceKey: 'Ersetzen Sie tdm_… durch Ihren Schlüssel. Er entscheidet, was die App sehen kann.',
  noKeys:
    'Sie benötigen die Berechtigung, API-Schlüssel zu erstellen. Fragen Sie die Administration Ihrer Organisation.',
  guide: 'Anleitung lesen',
  proposals: 'Fragen Sie nach dem Verbinden zum Beispiel: „Welche meiner Deals werden diesen Monat abgeschlossen?“',
  steps: {
    claudeCode:
      'Führen Sie diesen Befehl aus.\nStarten Sie Claude Code, geben Sie /mcp ein, wählen Sie tandem und melden Sie sich an.',
    claudeDesktop:
      'Öffnen Sie Settings > Connectors und wählen Sie Add custom connector.\nGeben Sie den Namen Tandem und die obige Adresse ein und wählen Sie Add.\nWählen Sie Connect und melden Sie sich an. Die Adresse muss aus dem Internet erreichbar sein.',
    vsCode:
      'Führen Sie MCP: Add Server aus der Befehlspalette aus, wählen Sie HTTP und geben Sie die obige Adresse ein. Oder speichern Sie dies als .vscode/mcp.json.\nWählen Sie Start über dem Server, erlauben Sie die Anmeldung und melden Sie sich an.',
    cursor: '',
    other:
      'Fügen Sie einen Server vom Typ HTTP (auch Streamable HTTP genannt) mit der obigen Adresse hinzu.\nDie App öffnet Tandem in Ihrem Browser. Prüfen Sie Namen und Berechtigungen und erlauben Sie den Zugriff.',
  },
  keySteps: {
    claudeCode: 'Führen Sie diesen Befehl aus.',
    claudeDesktop:
      'Installieren Sie Node.js 20 oder neuer.\nÖffnen Sie Settings > Developer > Edit Config, fügen Sie dies in die Datei ein und starten Sie Claude Desktop neu.',
    vsCode:
      'Speichern Sie dies als .vscode/mcp.json.\nWählen Sie Start über dem Server und geben Sie den Schlüssel ein.',
    cursor:
      'Fügen Sie dies in ~/.cursor/mcp.json ein.\nSetzen Sie die Variable TANDEM_KEY auf den Schlüssel und starten Sie Cursor neu.',
    other: 'Senden Sie den Schlüssel mit jeder Anfrage als Header.',
  },
  apps: {
    claudeCode: 'Claude Code',
    claudeDesktop: 'Claude Desktop',
    vsCode: 'VS Code',
    cursor: 'Cursor',
    other: 'Andere',
  },
};
