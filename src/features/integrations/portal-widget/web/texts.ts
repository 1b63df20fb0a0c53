import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('integrations/portal-widget/web', {
  title: 'Portal widget',
  about:
    'Show partners their earnings, referral links and deal registration inside your own product, or in a partner’s intranet.',
  sites: 'Allowed sites',
  sitesHelp: 'Only pages of these sites can show the widget. Removing a site ends its access at once.',
  origins: 'Sites',
  save: 'Save sites',
  saved: 'Sites saved',
  page: 'On the page',
  pageAbout: 'Add these lines where the widget should appear.',
  server: 'On your server',
  serverAbout:
    'The widget asks your server for a token at token-url. Your server knows who is signed in, and gets the token with an API key that has the permission “Portal widget”.',
  keys: 'Create an API key',
  policy: 'If your site has a content security policy, allow:',
  example: 'Example',
  exampleAbout: 'The widget with sample figures. Nothing is sent.',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  serverComment: 'The email address of the signed-in person, which you have confirmed.',
});
