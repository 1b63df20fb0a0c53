import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about tracks. */
export const texts = defineTexts('enablement/tracks/server', {
  assigned: (track: string) => `The track “${track}” is ready for you.`,
  assignedSubject: (track: string) => `Your track: ${track}`,
  returned: (step: string, track: string, reason: string) => `“${step}” of “${track}” needs your attention: ${reason}`,
  returnedSubject: (step: string) => `Action required: ${step}`,
  dueSoon: (step: string, track: string) => `“${step}” of “${track}” is due soon.`,
  dueSoonSubject: (step: string) => `Due soon: ${step}`,
  overdue: (step: string, track: string) => `“${step}” of “${track}” is overdue.`,
  overdueSubject: (step: string) => `Overdue: ${step}`,
  completed: (track: string) => `You completed “${track}”. Well done!`,
  completedSubject: (track: string) => `Completed: ${track}`,
  openTrack: 'Open track',

  waiting: (partner: string, step: string, track: string) =>
    `${partner} finished “${step}” of “${track}”. Approve it or send it back.`,
  waitingSubject: (step: string) => `Waiting for approval: ${step}`,
  stuck: (partner: string, track: string) => `${partner} has made no progress on “${track}” for some time.`,
  finished: (partner: string, track: string) => `${partner} completed “${track}”.`,
});
