import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Feedback',
  ideas: 'Ideen',
  newIdea: 'Idee veröffentlichen',
  editIdea: 'Idee bearbeiten',
  post: 'Idee veröffentlichen',
  titleLabel: 'Idee',
  description: 'Beschreibung',
  descriptionHelp: 'Was würde sich dadurch für Sie ändern?',
  visibleHelp:
    'Alle Partner des Programms können Ihre Idee lesen und dafür stimmen. Nur das Unternehmen sieht, wer sie veröffentlicht hat.',
  empty: 'Ideen von Partnern für Ihr Programm erscheinen hier. Partner stimmen im Portal darüber ab.',
  emptyPartner: 'Veröffentlichen Sie eine Idee für das Programm und stimmen Sie für die Ideen anderer.',
  none: 'Keine Ideen',
  noneOpen: 'Keine Ideen mit diesem Status.',
  filter: 'Status',
  all: 'Alle',
  vote: 'Abstimmen',
  voted: 'Abgestimmt',
  voteFor: (title: string) => `Für ${title} stimmen`,
  withdrawFrom: (title: string) => `Stimme für ${title} zurückziehen`,
  votes: (votes: number) => plural(votes, 'Stimme', 'Stimmen'),
  yours: 'Ihre Idee',
  postedBy: 'Veröffentlicht von',
  partner: 'Partner',
  posted: 'Veröffentlicht',
  answered: 'Beantwortet',
  replyOf: (company: string) => `Antwort von ${company}`,
  companyReply: 'Ihre Antwort',
  archive: 'Idee archivieren',
  withdraw: 'Idee zurückziehen',
  removed: (title: string) => `${title} entfernt`,
  idea: 'Idee',
  noDescription: 'Keine Beschreibung',
  showMore: 'Mehr anzeigen',
};
