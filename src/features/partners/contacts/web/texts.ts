/** The texts about erasing a person. */
export const texts = {
  erase: 'Erase person…',
  eraseTitle: (name: string) => `Erase ${name} for good?`,
  eraseText:
    'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.',
  eraseAction: 'Erase person',
  erased: 'Person erased',
} as const;
