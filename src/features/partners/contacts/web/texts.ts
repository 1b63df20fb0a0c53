import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('partners/contacts/web', {
  newContact: 'New contact',
  addPeopleYouWorkWithHere: 'Add the people you work with here.',
  lastSignIns: 'Last sign-ins',
  people: 'People',
  viewAll: 'View all',
  noOneCanSignInYet: 'No one can sign in yet.',
  neverSignedIn: 'never signed in',
  primary: 'Primary',
  person: 'Person',
  worksAt: 'Works at',
  choosePartnerOrAccountNotBoth: 'Choose a partner or an account, not both.',
  contacts: 'Contacts',
  changeType: 'Change type',
  archive: (length: Part) => `Archive ${length}?`,
  contactsPeopleYouWorkWithAt: 'Contacts are the people you work with at partners and customers.',
  teamMembersWhoWorkWithThis: 'Team members who work with this program, and whether they can sign in.',
  overview: 'Overview',
  activity: 'Activity',
  created: 'Created',
});
