import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { readRow, updateRow } from '#server/resource/verbs.ts';
import type { Opportunity } from '../schema.ts';
import { opportunities } from './resource.ts';
import { texts } from './texts.ts';

const read = (call: Call, id: string) => readRow<Opportunity>(call, opportunities, id);

export const mailActions = [
  defineMailAction({
    key: 'opportunities.update',
    get label() {
      return texts.actions.update;
    },
    can: 'opportunities:manage',
    modes: ['company'],
    days: 14,
    state: async (call, id) => {
      const found = await call.maybe<{ status: string }>(sql`
        select status from opportunities
        where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
      return found?.status === 'open' ? 'open' : null;
    },
    preview: async (call, id) => {
      const { name, number, next_step, next_step_on, expected_close_on } = await read(call, id);
      return {
        title: texts.actions.updateTitle(name, number),
        text: texts.actions.updateText,
        fields: [
          { name: 'next_step', label: texts.actions.nextStep, kind: 'text', max: 500, value: next_step },
          { name: 'next_step_on', label: texts.actions.nextStepOn, kind: 'date', value: next_step_on },
          { name: 'expected_close_on', label: texts.actions.expectedClose, kind: 'date', value: expected_close_on },
        ],
        confirm: texts.actions.save,
      };
    },
    run: async (call, id, input) => {
      const before = await read(call, id);
      const names = ['next_step', 'next_step_on', 'expected_close_on'] as const;
      const changes = Object.fromEntries(
        names.flatMap((name) => ((input[name] ?? null) === before[name] ? [] : [[name, input[name] ?? null]])),
      );
      if (Object.keys(changes).length === 0) throw invalid({ next_step: ['is the same as before'] });
      await updateRow(call, opportunities, id, changes);
      return texts.actions.updated(before.name);
    },
  }),
];
