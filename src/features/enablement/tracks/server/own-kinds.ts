import { defineTrackStep } from './service.ts';

/** The step kinds of tracks themselves: manual tasks and waiting. */
export const trackSteps = defineTrackStep(
  {
    key: 'task',
    label: 'Task',
    description: 'Someone marks it as done.',
    forPeople: true,
  },
  {
    key: 'meeting',
    label: 'Meeting',
    description: 'Done when someone records the day it was held.',
    forPeople: true,
    asksDay: true,
  },
  {
    key: 'approval',
    label: 'Approval',
    description: 'Done when your company approves.',
    side: 'company',
  },
  {
    key: 'wait',
    label: 'Wait',
    description: 'Done by itself after a number of days.',
    side: 'company',
    forPeople: true,
    waits: true,
  },
);
