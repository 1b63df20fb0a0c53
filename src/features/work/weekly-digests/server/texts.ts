/** Everything that a reader of the digest sees, as functions of what it says, so that a language can be chosen per reader. */
export const texts = {
  topic: 'Weekly digest',
  topicAbout: 'Once a week: one thing that waits for you, one number, and one piece of news.',
  subject: (company: string, headline: string) => `Your week with ${company}: ${headline}`,
  waitsHeadline: (total: number) => (total === 1 ? '1 item waits for you' : `${total} items wait for you`),
  waits: (total: number, first: string, due: string | null) =>
    total === 1
      ? `Waiting for you: ${first}${due ? `, ${due}` : ''}.`
      : `${total} items wait for you, first: ${first}${due ? `, ${due}` : ''}.`,
  /** For the company, which does not see the work of its partner's people. */
  waitsHidden: (total: number, person: string) =>
    total === 1 ? `1 item waits for ${person}.` : `${total} items wait for ${person}.`,
  due: { due: 'due', expires: 'expires', ends: 'ends', starts: 'starts' },
  dueOn: (what: string, day: string) => `${what} ${day}`,
  late: (what: string, day: string) => `late, ${what} ${day}`,
  inWeek: (label: string, value: string) => `${label} in the last 7 days: ${value}`,
  now: (label: string, value: string) => `${label}: ${value}`,
  more: (difference: string) => `${difference} more than in the 7 days before`,
  less: (difference: string) => `${difference} less than in the 7 days before`,
  same: 'as much as in the 7 days before',
  news: (text: string) => `News: ${text}`,
  newsHeadline: 'news for you',
  links: 'Open',
  openWork: 'Open my work',
  openPortal: 'Open the portal',
  stop: 'Turn off this email',
  stopTitle: 'Turn off the weekly digest?',
  stopText: 'You can turn it on again in your notification settings.',
  stopConfirm: 'Turn off',
  stopped: 'The weekly digest is off.',
  noChannel: 'needs a chat channel of your organization with the topic “Weekly digest”',
  notYourChannels: 'is for people who manage the chat channels of your organization',
} as const;
