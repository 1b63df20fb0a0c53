export type AppKind = 'claudeCode' | 'claudeDesktop' | 'vsCode' | 'cursor' | 'other';

const json = (value: object) => JSON.stringify(value, null, 2);

/** The command or file for an app that signs in as the person; null when the app has a form for it. */
export function signInSnippet(app: AppKind, url: string): string | null {
  if (app === 'claudeCode') return `claude mcp add --transport http tandem ${url}`;
  if (app === 'vsCode') return json({ servers: { tandem: { type: 'http', url } } });
  return null;
}

/** The command or file for an app that uses an API key. */
export function keySnippet(app: AppKind, url: string): string {
  switch (app) {
    case 'claudeCode':
      return `claude mcp add --transport http tandem ${url} --header "Authorization: Bearer tdm_…"`;
    case 'claudeDesktop':
      return json({
        mcpServers: {
          tandem: {
            command: 'npx',
            // A space in an argument is lost on Windows, so the header is in a variable.
            args: ['mcp-remote', url, '--header', 'Authorization:$' + '{TANDEM_AUTHORIZATION}'],
            env: { TANDEM_AUTHORIZATION: 'Bearer tdm_…' },
          },
        },
      });
    case 'vsCode':
      return json({
        inputs: [{ type: 'promptString', id: 'tandem-key', description: 'Tandem API key', password: true }],
        servers: { tandem: { type: 'http', url, headers: { Authorization: 'Bearer $' + '{input:tandem-key}' } } },
      });
    case 'cursor':
      return json({
        mcpServers: { tandem: { url, headers: { Authorization: 'Bearer $' + '{env:TANDEM_KEY}' } } },
      });
    case 'other':
      return 'Authorization: Bearer tdm_…';
  }
}
