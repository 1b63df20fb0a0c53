import { defineSteps } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { type Meeting, meeting, PickedTime, PrivateNotes, ProposedTimes, Rescheduled } from './schema.ts';

const reason = field.longText({ label: 'Reason', max: 1000, help: 'Shown to both sides.' });

export const meetingSteps = defineSteps(meeting, {
  ends: ['held', 'canceled'],
  steps: {
    propose: {
      by: 'both',
      from: ['proposed', 'scheduled'],
      to: 'proposed',
      label: 'Propose other times',
      done: 'Times proposed',
      text: 'The other side picks one of up to five times.',
      summary: 'Propose times from which the other side picks one',
      body: ProposedTimes,
    },
    pick: {
      by: 'both',
      from: ['proposed'],
      to: 'scheduled',
      label: 'Pick a time',
      done: 'Meeting scheduled',
      text: 'Everyone who takes part gets a calendar invitation.',
      summary: 'Pick one of the times that the other side proposed',
      body: PickedTime,
    },
    reschedule: {
      by: 'company',
      from: ['proposed', 'scheduled', 'no_show'],
      to: 'scheduled',
      label: 'Set time',
      done: 'Time changed',
      text: 'Attendees get the new time for their calendar.',
      summary: 'Set the time of a meeting',
      body: Rescheduled,
    },
    hold: {
      by: 'company',
      from: ['scheduled'],
      to: 'held',
      label: 'Mark as held',
      done: 'Meeting marked as held',
      text: ({ kind }) =>
        `${kind === 'qbr' ? 'The figures of the review are frozen as they are now. ' : ''}Notes and decisions can still be changed.`,
      summary: 'Mark a meeting as held; the figures of a business review are frozen',
      look: 'primary',
    },
    no_show: {
      by: 'company',
      from: ['scheduled'],
      to: 'no_show',
      label: 'Mark as no-show',
      done: 'Meeting marked as no-show',
      text: 'Someone did not come. You can set another time later.',
      summary: 'Mark a meeting to which someone did not come',
      input: { reason },
    },
    cancel: {
      by: 'both',
      from: ['proposed', 'scheduled'],
      to: 'canceled',
      label: 'Cancel meeting',
      done: 'Meeting canceled',
      text: ({ status }) =>
        status === 'scheduled' ? 'Attendees get a cancellation for their calendar.' : 'No time is picked any more.',
      summary: 'Cancel a meeting',
      input: { reason },
      danger: true,
    },
    private_notes: {
      by: 'both',
      label: 'Private notes',
      done: 'Notes saved',
      text: 'Only your team sees these notes.',
      summary: 'Write notes that only the own side sees',
      body: PrivateNotes,
    },
  },
});

/** Whether the meeting has begun, so that it can have been held. */
export const hasBegun = ({ starts_at }: Meeting, now: Date): boolean =>
  starts_at !== null && new Date(starts_at) <= now;
