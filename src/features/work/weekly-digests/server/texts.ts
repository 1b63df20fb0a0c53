import { defineTexts } from '#shared/text/texts.ts';

/** Everything that a reader of the digest sees. */
export const texts = defineTexts('work/weekly-digests/server', {
  subject: (company: string, headline: string) => `Your week with ${company}: ${headline}`,
  waitsHeadline: (total: number) => (total === 1 ? '1 item waits for you' : `${total} items wait for you`),
  waits: (total: number, first: string, due: string | null) =>
    total === 1
      ? `Waiting for you: ${first}${due ? `, ${due}` : ''}.`
      : `${total} items wait for you, first: ${first}${due ? `, ${due}` : ''}.`,
  /** For the company, which does not see the work of its partner's people. */
  waitsHidden: (total: number, person: string) =>
    total === 1 ? `1 item waits for ${person}.` : `${total} items wait for ${person}.`,
  dueOn: {
    due: (day: string) => `due ${day}`,
    expires: (day: string) => `expires ${day}`,
    ends: (day: string) => `ends ${day}`,
    starts: (day: string) => `starts ${day}`,
  },
  late: {
    due: (day: string) => `late, due ${day}`,
    expires: (day: string) => `late, expires ${day}`,
    ends: (day: string) => `late, ends ${day}`,
    starts: (day: string) => `late, starts ${day}`,
  },
  inWeek: (label: string, value: string) => `${label} in the last 7 days: ${value}`,
  moreInWeek: (label: string, value: string, difference: string) =>
    `${label} in the last 7 days: ${value}, ${difference} more than in the 7 days before.`,
  lessInWeek: (label: string, value: string, difference: string) =>
    `${label} in the last 7 days: ${value}, ${difference} less than in the 7 days before.`,
  sameInWeek: (label: string, value: string) =>
    `${label} in the last 7 days: ${value}, as much as in the 7 days before.`,
  now: (label: string, value: string) => `${label}: ${value}`,
  nowSentence: (label: string, value: string) => `${label}: ${value}.`,
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
});
