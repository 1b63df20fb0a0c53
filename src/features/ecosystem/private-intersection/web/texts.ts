import { defineTexts } from '#web/texts.ts';

const number = (count: number) => count.toLocaleString('en');
const domains = (count: number) => (count === 1 ? '1 domain' : `${number(count)} domains`);

export const texts = defineTexts('ecosystem/private-intersection/web', {
  title: 'Private lists',
  tab: 'Private lists',
  intro: 'Compare a CSV file with the company’s lists without uploading it. Your domains stay in this tab.',
  introCompany:
    'Partners compare files in their own browser. You see a rounded count, and domains only after both sides agree.',
  needsHttps: 'Private comparison needs an encrypted connection. Use an address that begins with https://.',
  compare: 'New comparison',
  list: 'Private list',
  listHelp: 'Only the name of the list is stored, never the file.',
  chooseList: 'Choose a private list',
  newName: 'Name of a new list',
  addList: 'Create list',
  listNamePlaceholder: 'Customers in our CRM',
  chooseListFirst: 'Create or choose a private list first.',
  drop: 'Drop a CSV file here, or click to choose it',
  dropHelp: 'The file needs a column with domains, websites or email addresses.',
  file: 'File',
  column: 'Column with domains',
  found: (count: number, skipped: number) =>
    skipped === 0
      ? `${domains(count)} found.`
      : `${domains(count)} found. ${skipped === 1 ? '1 row has' : `${number(skipped)} rows have`} no company domain.`,
  stays: 'These domains stay in this tab.',
  tooFew: (least: number) =>
    `A private list needs at least ${least} domains, so that a count tells nothing about one of them.`,
  tooMany: (most: number) =>
    `This list can have at most ${domains(most)} now. Choose a shorter file, or try again tomorrow.`,
  left: (count: number) =>
    count === 0
      ? 'No comparisons left today. Try again tomorrow.'
      : count === 1
        ? '1 comparison left today.'
        : `${count} comparisons left today.`,
  start: 'Compare privately',
  another: 'Choose another file',
  calculating: 'Calculating in this tab…',
  waiting: 'Working…',
  counted: 'The lists were compared. Both sides see the rounded count.',
  next: 'To see which accounts match, both sides must share at least “That an account matches”. Keep this tab open until then.',
  agreed: 'Both sides agreed to show which accounts match.',
  find: 'Find matches',
  matches: (count: number) => (count === 0 ? 'No account matches.' : `${domains(count)} match:`),
  revealText: 'Only these domains are sent to the company. The rest stays in this tab.',
  reveal: 'Reveal matches',
  revealed: 'The matching accounts are shared. They appear in your overlaps.',
  openOverlaps: 'Open overlaps',
  otherList: 'Company list',
  count: 'Overlap',
  agreedLevel: 'Both sides share',
  fewer: 'Fewer than 5',
  about: (count: number) => `About ${number(count)}`,
  notCounted: 'Not compared',
  lists: 'Private lists',
  noLists: 'No private lists',
  noListsText: 'They appear here when a partner compares a file and shares the count.',
  noneShared: 'The company shares no list with you yet. Ask for one under Overlaps.',
  partner: 'Partner',
  share: 'Share counts',
  shareMore: 'Share which accounts match',
  shareNothing: 'This list is not shared yet, so it cannot be compared.',
  shared: 'Sharing changed',
  size: (count: number) => `Last compared with ${domains(count)}`,
  revealedCount: (count: number) => (count === 1 ? '1 account revealed' : `${number(count)} accounts revealed`),
  log: 'Comparisons',
  noLog: 'No comparisons yet.',
  started: 'Started',
  by: 'Started by',
  size_column: 'Domains',
  status: 'Status',
  with: 'Compared with',
  how: 'How it works',
  steps: {
    blind: 'Your browser turns each domain into a random point with a secret that never leaves this tab.',
    count: 'The server compares points and learns only how many match. Both sides see a rounded count.',
    reveal: 'After both sides agree, your browser learns which domains match, and you send only those.',
    limits:
      'Domains can be guessed, so counts below 5 are hidden, and comparisons are limited and logged for both sides.',
  },
});
