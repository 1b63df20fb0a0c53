import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Passkeys',
    about:
      'Sign in with your fingerprint, your face or the lock of your device instead of a password and a code. A passkey works at the address at which you add it.',
    unsupported: 'This browser doesn’t support passkeys here.',
    add: 'Add passkey',
    addTitle: 'Add a passkey',
    addText: 'Enter your password. Then your browser asks where to keep the passkey.',
    goOn: 'Continue',
    added: 'Passkey added',
    exists: 'This device already has a passkey for your account.',
    failed: 'Your browser could not make a passkey. Try again, or use another device.',
    lastUsed: 'Last used',
    notUsed: 'Not used yet',
    addedOn: 'Added',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    name: 'Name',
    nameRequired: 'Name is required',
    save: 'Save',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: 'Remove passkey',
    removeText: (name: string) => `“${name}” can no longer sign in. Delete it in your device or password manager, too.`,
    removed: 'Passkey removed',
    prove: 'Use a passkey',
    proofFailed: 'The passkey could not be used. Try again, or enter a code.',
  },
});
