import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('setup/program-settings/web/modules', {
  title: 'Modules',
  shapes: 'How do you work with partners?',
  shapesText: 'Your program shows the modules that fit. Without a choice, it shows all of them.',
  save: 'Save program',
  saved: 'Program saved',
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed. Its data is kept.`,
  shown: 'In your program',
  shownText: 'You and your partners see these modules.',
  hidden: 'More modules',
  hiddenText: 'Add what you need. A module also appears when something is written in it, for example by an import.',
  allShown: 'Your program has every module.',
  allHidden: 'Your program has only the basics: partners, deals, commissions and payouts.',
  add: 'Add',
  remove: 'Remove',
  addLabel: (name: string) => `Add ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
  inUse: 'Has data',
  askTitle: (name: string) => `Remove ${name}?`,
  askText: 'It disappears from menus, records and the partner portal. Its data is kept, and you can add it again.',
});
