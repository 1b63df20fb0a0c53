import { defineSlot } from '../../slots.tsx';

/** Below the heading of a record: its state. The overview also has its key figures. */
export const recordState = defineSlot<{ record: { resource: string; id: string }; isOverview: boolean }>(
  'state of a record',
);

/** Beside the title of a timeline with that many entries. */
export const timelineActions = defineSlot<{ record: { resource: string; id: string }; count: number }>(
  'actions of a timeline',
);

/** Beside the tabs of a record, above its facts: its health, and the people who belong to it. */
export const recordRail = defineSlot<{ record: { resource: string; id: string } }>('beside the tabs of a record');
