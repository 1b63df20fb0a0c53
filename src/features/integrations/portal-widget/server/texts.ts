/** Every sentence that this feature sends, so that it can be translated in one place. */
export const texts = {
  via: 'In the portal widget',
  auditReason: (email: string, origin: string) => `For ${email} on ${origin}`,
  siteNotAllowed:
    'This site may not show the portal widget. Add it to the allowed sites in the settings of the widget.',
  originNotAllowed: 'is not among the allowed sites of the portal widget',
  keyNeeded: 'Only a server with an API key can create tokens for the portal widget.',
  noPerson: 'There is no active partner user with this address in your program.',
  severalPartners: 'is required, because the person works for several partners',
  tokenShownOnce: 'This token was already created, and its secret was shown once. Create another one.',
  tokenMissing: 'The portal widget needs a token of your server.',
  tokenUnknown: 'This token does not work. Get a new one from your server.',
  tokenExpired: 'This token has expired. Get a new one from your server.',
  tokenEnded: 'This access has ended.',
  tokenOfOtherSite: 'This token is for another site.',
  website: 'Website',
  websiteHelp: 'Leave it empty if the customer has none.',
  amount: (currency: string) => `Amount (${currency})`,
} as const;
