import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('access/provisioning/web', {
  newToken: 'New token',
  baseAddress: 'SCIM base address',
  baseAddressHelp: 'Paste this address and a token into the provisioning settings of your identity provider.',
  revoke: 'Revoke…',
  moreAbout: (name: string) => `More about ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText:
    'Your identity provider can no longer add or remove people with this token. People who have access keep it. A revoked token cannot be restored.',
  revokeToken: 'Revoke token',
  expiresAfter: 'Expires after',
  lifetimes: { year: '1 year', twoYears: '2 years', never: 'Never' },
  ready: (name: string) => `${name} is ready`,
  saved: 'I have saved the token',
  copyToken: 'Copy token',
  copyAddress: 'Copy address',
  shownOnce: 'This token is shown only once. Store it somewhere safe.',
  token: 'Token',
  empty:
    'Okta, Entra ID and other identity providers add and remove your people by SCIM. Create a token for yours. People are invited, and get access when they accept.',
});
