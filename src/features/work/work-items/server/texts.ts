import { defineTexts } from '#shared/text/texts.ts';

/** The sentence about a person's open work, and the email with it. */
export const texts = defineTexts('work/work-items/server', {
  kind: (count: string, words: string) => `${count} ${words}.`,
  kindLate: (count: string, words: string) => `${count} ${words}, late.`,
  kindAllLate: (count: string, words: string) => `${count} ${words}, all late.`,
  kindSomeLate: (count: string, words: string, late: number) => `${count} ${words}, ${late} late.`,
  onlyOne: (words: string) => `${words}.`,
  sum: (amounts: string, words: string) => `${amounts} ${words}.`,
  nothing: 'Nothing waits for you.',
  more: (count: number) => `${count} more.`,

  subject: (total: number) => (total === 1 ? 'My work: 1 open item' : `My work: ${total} open items`),
  subjectLate: (total: number, late: number) =>
    `My work: ${total === 1 ? '1 open item' : `${total} open items`}, ${late === 1 ? '1 is late' : `${late} are late`}`,
  goodMorning: (name: string) => `Good morning ${name},`,
  open: 'Open my work',
  openMore: (more: number) => `Open my work (${more} more)`,
  why: 'You get this email on days with open work because you turned it on. You can change its time or turn it off in your notification settings.',
  overdue: 'Overdue',
  noDueDate: 'No due date',
  today: 'Today',
  thisWeek: 'This week',
  later: 'Later',
  dueOn: {
    due: (day: string) => `due ${day}`,
    expires: (day: string) => `expires ${day}`,
    ends: (day: string) => `ends ${day}`,
    starts: (day: string) => `starts ${day}`,
  },
  row: (kind: string, facts: string) => `${kind}: ${facts}`,
  stop: 'Turn off this email',
  stopTitle: 'Turn off the morning email?',
  stopText: 'Your open work stays under My work. You can turn the email on again in your notification settings.',
  stopConfirm: 'Turn off',
  stopped: 'The morning email is off.',
});
