import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('reporting/mcp-servers/web', {
  title: 'Connect an app',
  intro:
    'Ask about your records in Claude, VS Code, Cursor or another app that supports MCP. The app sees what you see. It changes nothing: it prepares proposals, and you confirm them here.',
  address: 'Address',
  copyAddress: 'Copy address',
  app: 'App',
  signIn: 'Sign in',
  key: 'Use an API key',
  copy: 'Copy',
  keys: 'API keys',
  keyHelp: 'The key decides what the app can see.',
  replaceKey: 'Replace tdm_… with your key. It decides what the app can see.',
  noKeys: 'You need the permission to create API keys. Ask an administrator of your organization.',
  guide: 'Read the guide',
  proposals: 'After you connect, ask for something like “Which of my deals close this month?”',
  /** One step in each line. */
  steps: {
    claudeCode: 'Run this command.\nStart Claude Code, enter /mcp, choose tandem and sign in.',
    claudeDesktop:
      'Open Settings > Connectors and choose Add custom connector.\nEnter the name Tandem and the address above, and choose Add.\nChoose Connect and sign in. The address must be reachable from the internet.',
    vsCode:
      'Run MCP: Add Server from the command palette, choose HTTP, and enter the address above. Or save this as .vscode/mcp.json.\nChoose Start above the server, allow the sign-in and sign in.',
    cursor: '',
    other:
      'Add a server of the type HTTP (also called Streamable HTTP) with the address above.\nThe app opens Tandem in your browser. Check its name and permissions, and allow it.',
  },
  keySteps: {
    claudeCode: 'Run this command.',
    claudeDesktop:
      'Install Node.js 20 or later.\nOpen Settings > Developer > Edit Config, add this to the file, and start Claude Desktop again.',
    vsCode: 'Save this as .vscode/mcp.json.\nChoose Start above the server and enter the key.',
    cursor: 'Add this to ~/.cursor/mcp.json.\nSet the variable TANDEM_KEY to the key, and start Cursor again.',
    other: 'Send the key as a header with each request.',
  },
  apps: {
    claudeCode: 'Claude Code',
    claudeDesktop: 'Claude Desktop',
    vsCode: 'VS Code',
    cursor: 'Cursor',
    other: 'Other',
  },
});
