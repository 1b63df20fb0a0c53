import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/weekly-digests/web', {
  title: 'Weekly digest',
  about:
    'Once a week, one email says what waits for you, the number that changed most, and the news. Weeks without anything to say have none. The topic “Weekly digest” above turns it off.',
  notOffered: 'The program does not send the weekly digest at the moment.',
  weekday: 'Weekday',
  hour: 'Hour',
  zone: (zone: string) => `Time zone: ${zone}`,
  inChat: 'Also post my digest in our chat channels',
  inChatHelp: 'Everyone in the channels sees what you see, including amounts.',
  saved: (day: string, hour: string) => `Your digest comes on ${day} at ${hour}.`,
  companyAbout:
    'Partner users get one message a week, by email or in their chat: what waits for them, the number that changed most, and news of your program. They choose the day and can turn it off. Without anything to say, nothing is sent.',
  send: 'Send the weekly digest to partner users',
  isOn: 'Partner users get the weekly digest.',
  isOff: 'The weekly digest is off.',
  preview: 'Preview',
  previewAbout:
    'What the first user of a partner would get now. Their work is private, so you only see how much waits.',
  partner: 'Partner',
  choosePartner: 'Choose a partner',
  sending: 'Sending',
  subject: 'Subject',
  text: 'Text',
  to: 'To',
  noPerson: 'This partner has no user with a login, so no one gets the digest.',
  nothing: (name: string) => `There is nothing to say to ${name}, so nothing would be sent.`,
});
