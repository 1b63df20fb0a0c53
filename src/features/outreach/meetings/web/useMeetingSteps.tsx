import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { Meeting } from '../schema.ts';
import { hasBegun, meetingSteps } from '../steps.schema.ts';
import { ProposeDialog, RescheduleDialog } from './TimeDialogs.tsx';

/** The steps of a meeting. Times are picked, and notes are written, at places of their own. */
export function useMeetingSteps(row: Meeting) {
  const isEarly = { hidden: !hasBegun(row, new Date()) };
  return useSteps(meetingSteps, row, {
    also: ['meeting_dues', 'meeting_packs'],
    special: {
      propose: { dialog: (ends) => <ProposeDialog row={row} {...ends} /> },
      reschedule: { dialog: (ends) => <RescheduleDialog row={row} {...ends} /> },
      hold: isEarly,
      no_show: isEarly,
      pick: { hidden: true },
      private_notes: { hidden: true },
    },
  });
}
