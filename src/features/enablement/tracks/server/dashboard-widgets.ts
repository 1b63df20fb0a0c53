import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';

const SHOWN = 6;

/** The next steps of a partner. */
const nextSteps: Reader = (ask) => {
  const rows = ask.rows('track_step_progress', {
    state: ['pending', 'action_required'],
    side: 'partner',
    assignment_status: ['assigned', 'in_progress'],
  });
  const told = {
    kind: 'track_step',
    title: 't.title',
    detail: 't.track_name',
    status: 't.state',
    at: 't.due_on',
  } as const;
  const found = ask.entries(rows, told, SHOWN);
  return () => ({ listed: [{ id: 'steps', ...found(), late: null }] });
};

/** Running assignments without progress, those waiting longest first. */
const stuck: Reader = (ask) => {
  const rows = ask.rows('track_assignments', { status: ['assigned', 'in_progress'], stuck_from_lte: ask.now });
  const told = {
    kind: 'track_assignment',
    title: 't.partner_name',
    detail: "t.track_name || coalesce(' · ' || t.next_step, '')",
    at: 't.last_progress_at',
  } as const;
  const found = ask.entries(rows, told, SHOWN);
  return () => ({ listed: [{ id: 'stuck', ...found(), late: null }] });
};

export const figures = defineFigures({
  widgets: { track_steps: nextSteps, stuck_tracks: stuck },
});
