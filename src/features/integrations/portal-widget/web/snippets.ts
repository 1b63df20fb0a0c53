import { texts as t } from './texts.ts';

/** The lines for a page. */
export const pageSnippet = (script: string, company: string): string =>
  `<script src="${script}" async></script>\n<tandem-portal company="${company}" token-url="/tandem-token"></tandem-portal>`;

/** A route for a server. The key stays there: with it, a page could get the token of any partner user. */
export const serverSnippet = (
  address: string,
  site: string,
): string => `app.post('/tandem-token', async (request, response) => {
  const answer = await fetch('${address}/api/widget_tokens', {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${process.env.TANDEM_API_KEY}\`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      // ${t.serverComment}
      email: request.user.email,
      origin: '${site}',
    }),
  });
  response.status(answer.status).json(await answer.json());
});`;

/** The sources that a content security policy of the page must allow. */
export const policySnippet = (address: string): string => `script-src ${address}; connect-src ${address}`;
