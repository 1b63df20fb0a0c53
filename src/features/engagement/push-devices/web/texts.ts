import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Push notifications',
    about: 'Get notifications on this device while the app is closed, as long as you stay signed in here.',
    turnOn: 'Turn on for this device',
    turnedOn: 'Push notifications are on',
    unsupported: 'This browser doesn’t support push notifications.',
    addToHome: 'On an iPhone or iPad, add the app to your home screen first.',
    blocked: 'Notifications are blocked for this site. Allow them in the settings of your browser.',
    refused: 'The browser’s push service did not accept this device. Try again later.',
    thisDevice: 'This device',
    lastUsed: 'Last notification',
    notUsed: 'No notification yet',
    shows: 'Shown on the locked screen',
    showsOn: (name: string) => `Shown on the locked screen of ${name}`,
    choices: { kind: 'Kind and company', text: 'Full text' },
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    name: 'Name',
    nameRequired: 'Name is required',
    save: 'Save',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} gets no more notifications`,
  },
});
