import { defineRecordAutomations } from '#server/automation-records.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { type AutomationStatus, defineAutomationRecord } from '#server/extension-points/automations.ts';
import { prospect, type Stage, stageOptions } from '../schema.ts';
import { takeProspectStep } from './steps.ts';

/** A prospect is won by its conversion, which creates the partner. */
const movable = stageOptions.filter(({ value }) => value !== 'won');

const stagesToChoose = async (): Promise<AutomationStatus[]> => movable.map(({ value, label }) => ({ value, label }));

async function changeStage(call: Call, id: string, value: string): Promise<void> {
  const stage = movable.find((one) => one.value === value);
  if (!stage) throw conflict('An automation cannot win a prospect: convert it into a partner.');
  await takeProspectStep.move(call, id, { stage: stage.value as Exclude<Stage, 'won'> });
}

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'prospects',
    a: 'a prospect',
    name: 'name',
    owner: 'owner_user_id',
    events: [
      {
        key: 'prospects.replied',
        label: 'a prospect replies',
        topic: 'prospects.updated',
        field: 'stage',
        to: ['replied'],
      },
      {
        key: 'prospects.won',
        label: 'a prospect becomes a partner',
        topic: 'prospects.updated',
        field: 'stage',
        to: ['won'],
      },
      {
        key: 'prospects.lost',
        label: 'a prospect is lost',
        topic: 'prospects.updated',
        field: 'stage',
        to: ['lost', 'not_a_fit'],
      },
    ],
    dates: ['next_step_on', 'stage_changed_at', 'last_contact_at'],
    writes: ['next_step', 'next_step_on', 'notes'],
    tags: 'tags',
    assigns: 'owner_user_id',
    statuses: { options: stagesToChoose, change: changeStage },
  }),
  ...defineRecordAutomations(prospect, {
    creates: [
      'name',
      'domain',
      'website',
      'country',
      'contact_name',
      'contact_title',
      'contact_email',
      'contact_phone',
      'type_id',
      'region_id',
      'owner_user_id',
      'next_step',
      'next_step_on',
      'notes',
    ],
    changes: ['next_step', 'next_step_on', 'notes'],
    finds: ['domain', 'name', 'contact_email'],
  }),
];
