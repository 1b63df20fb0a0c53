import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('access/api-keys/web', {
  sameAsItsCreator: 'Same as its creator',
  viewEverything: 'View everything',
  text: (length: number) => plural(length, 'permission', 'permissions'),
  revoke: (name: Part) => `Revoke ${name}?`,
  softwareThatUsesThisKeyLoses:
    'Software that uses this key loses access immediately. A revoked key cannot be restored.',
  revokeKey: 'Revoke key',
  permissions: 'Permissions',
  newApiKey: 'New API key',
  revokeText: 'Revoke…',
  moreAbout: (name: Part) => `More about ${name}`,
  otherSoftwareSignsInWithApi:
    'Other software signs in with an API key. A key has only the permissions you grant, and never more than you have.',
  expiresAfter: 'Expires after',
  access: 'Access',
  viewEverythingICanView: 'View everything I can view',
  doEverythingICanDo: 'Do everything I can do',
  onlySelectedPermissions: 'Only selected permissions',
  selectAtLeastOnePermission: 'Select at least one permission',
  isReady: (name: Part) => `${name} is ready`,
  iHaveSavedKey: 'I have saved the key',
  copyKey: 'Copy key',
  thisKeyShownOnlyOnceStore: 'This key is shown only once. Store it somewhere safe.',
  sendKeyWithEachRequest: 'Send the key with each request:',
  viewView: (what: Part) => `View ${what} view`,
  doDo: (what: Part) => `Do ${what} do`,
  view: (what: Part) => `View ${what}`,
  viewAndChange: (what: Part) => `View and change ${what}`,
  onlyTheseRecords: (what: Part) => `Only these records: ${what}.`,
  connectAnApp: 'Connect an app',
  noAppAsksForAccess: 'No app asks for access',
  appOpensThisPageWhenIt: 'An app opens this page when it needs access. Start in the app.',
  thisAppCannotBeConnected: 'This app cannot be connected',
  nothingWasSentToItGo: 'Nothing was sent to it. Go back to the app and start again.',
  connect: (name: ReactNode) => rich`Connect ${name}?`,
  appGetsAccessToProgramAs: (company: Part, partner: Part) =>
    `The app gets access to the program of ${company}, as ${partner}. It acts in your name.`,
  appGetsAccessToItActs: (company: Part) => `The app gets access to ${company}. It acts in your name.`,
  itCan: 'It can',
  itAlsoAsksForPermissionsThat: (withheld: ReactNode) =>
    rich`It also asks for permissions that you do not have, and does not get them: ${withheld}.`,
  accessGoesToAppOnThis: (host: Part) =>
    `The access goes to an app on this computer, at ${host}. Continue only if you started it yourself.`,
  accessGoesToContinueOnlyIf: (host: Part) =>
    `The access goes to ${host}. Continue only if you trust this address: anyone can choose the name of an app.`,
  appNeverGetsYourPasswordCannot:
    'The app never gets your password, cannot create keys, and cannot sign or approve payments for you. You can end its access at any time in Settings, under API keys.',
  cancel: 'Cancel',
  connectName: (name: ReactNode) => rich`Connect ${name}`,
});
