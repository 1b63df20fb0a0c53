import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    details: 'Company Settings',
    region: 'Region',
    branding: 'Branding',
    security: 'Security',
    hostName: 'Host name',
    singleSignOn: 'Single sign-on',
    team: 'Team',
    roles: 'Roles',
    apiKeys: 'API keys',
    provisioning: 'Provisioning (SCIM)',
    rules: 'Program rules',
    data: 'Your data',
    inviteTeamMember: 'Invite team member',
    access: {
      money: 'Two-factor authentication for payments',
      moneyHelp:
        'People enter a code when they approve or record payments, change payout details, add commissions themselves or create API keys. A code is valid for 12 hours. Only owners can turn this off.',
      required: 'Required',
      notRequired: 'Not required',
    },
    brand: {
      about:
        'This is how partners and visitors see you: on public pages, at the sign-in, in the header of the portal and in emails.',
      logo: 'Logo',
      logoHelp: 'PNG, JPEG, WebP or GIF, up to 2 MB. A square mark works best, because your name is written beside it.',
      color: 'Color',
      colorHelp:
        'Used for buttons and links of public pages and emails. Tandem adjusts the shade to stay readable in light and dark mode.',
      frame: 'Use this color in Tandem, too',
      frameHelp: 'Applies to buttons and links of your team and your partners. Otherwise they are orange.',
      usualColor: 'Orange',
      pickColor: 'Pick a color',
      resetColor: 'Reset to orange',
      hexColor: (example: string) => `Hex color, such as ${example}`,
      readable: 'This color is easy to read in light and dark mode.',
      corrected: {
        light: (shade: string, was: string, now: string) =>
          `Light mode uses ${shade} for text and buttons. Your color has a contrast of ${was}:1, this shade ${now}:1.`,
        dark: (shade: string, was: string, now: string) =>
          `Dark mode uses ${shade} for text and buttons. Your color has a contrast of ${was}:1, this shade ${now}:1.`,
      },
      font: 'Font',
      fontHelp: 'Used on public pages, in the portal and in emails.',
      cover: 'Cover picture',
      coverHelp:
        'Shown at the top of sign-up pages, forms and directories, and beside the sign-in form. At least 2400 × 600 pixels, so that it is sharp on every screen.',
      favicon: 'Browser icon',
      faviconHelp: 'A square picture for browser tabs. Without it, tabs show the first letter of your name.',
      card: 'Preview picture',
      cardHelp: 'Shown with links in messengers and social networks. 1200 × 630 pixels. Defaults to the cover picture.',
      privacy: 'Privacy policy',
      privacyHelp: 'Linked at the bottom of public pages and emails.',
      privacyExample: 'https://acme.com/privacy',
      imprint: 'Legal notice',
      imprintHelp: 'Required in some countries, such as Germany.',
      imprintExample: 'https://acme.com/legal',
      preview: 'Preview',
      pageTitle: (name: string) => `Partner with ${name}`,
      sampleTitle: 'Become a partner',
      sampleText: (name: string) => `Join the partner program of ${name}.`,
      sampleButton: 'Apply now',
      sampleLink: 'Learn more',
      noPicture: 'No picture yet',
      cardSite: (name: string) => `${name} · Partner program`,
      signInPage: 'Your partners sign in at',
    },
  },
});
