import { type ReactNode, useState } from 'react';
import { type ChangedMany, MAX_ROWS_PER_STEP } from '#shared/nouns/change-many.ts';
import type { RowOf } from '#shared/nouns/define-noun.ts';
import {
  type DefinedSteps,
  isPossible,
  type Step,
  type SteppedNoun,
  type StepsOf,
} from '#shared/nouns/define-steps.ts';
import { useCan, useSession } from '../../session/session.tsx';
import { plural } from '../../texts.ts';
import { type Row, useAction } from '../data/useResource.ts';
import type { BulkAction } from '../list/BulkBar.tsx';
import { useTellChanged } from '../list/useTellChanged.tsx';
import { texts as t } from '../texts.ts';
import { StepDialog } from './StepDialog.tsx';

interface OpenStep<R> {
  key: string;
  step: Step;
  /** The selected rows, and those of them that allow the step. */
  rows: readonly R[];
  fitting: readonly R[];
  done: (left: readonly R[]) => void;
}

interface OfferedBulkSteps<R> {
  actions: readonly BulkAction<R>[];
  dialog: ReactNode;
}

/**
 * The declared steps that this person can take for many rows (`bulk`), as actions of the list's bar. Rows are sent in
 * portions, each one request and one transaction; the dialog says for how many rows the step is possible.
 */
export function useBulkSteps<N extends SteppedNoun, S extends StepsOf<N>>(
  declared: DefinedSteps<N, S> | undefined,
  words: readonly [string, string],
  also?: readonly string[],
): OfferedBulkSteps<RowOf<N> & Row> {
  type R = RowOf<N> & Row;
  const side = useSession().mode;
  const [resource, verb] = (declared?.can ?? ':manage').split(':') as [string, 'manage'];
  const mayTake = useCan(resource, verb);
  const [openStep, setOpenStep] = useState<OpenStep<R> | null>(null);
  const tell = useTellChanged<R>(words);
  const send = useAction<{ key: string; body: object }, ChangedMany>(
    declared?.noun.name ?? '',
    ({ key }) => `${declared!.noun.name}/bulk/${key}`,
    ({ body }) => body,
    also,
  );
  if (!declared || !mayTake) return { actions: [], dialog: null };
  const allows = (step: Step) => (row: R) => isPossible(step, row as never, declared.state);

  const take = async ({ key, step, fitting }: OpenStep<R>, input: object): Promise<readonly R[]> => {
    const refused: ChangedMany['refused'] = [];
    let changed = 0;
    for (let at = 0; at < fitting.length; at += MAX_ROWS_PER_STEP) {
      const rows = fitting.slice(at, at + MAX_ROWS_PER_STEP);
      const row_versions = Object.fromEntries(rows.map(({ id, row_version }) => [id, row_version]));
      const result = await send.mutateAsync({ key, body: { ...input, ids: rows.map(({ id }) => id), row_versions } });
      changed += result.changed;
      refused.push(...result.refused);
    }
    const done = fitting.length === 1 ? step.done : t.stepDone(step.done, plural(changed, ...words));
    return tell(fitting, changed, refused, done);
  };
  const end = (left: readonly R[]) => {
    openStep!.done(left);
    setOpenStep(null);
  };
  const textOf = ({ step: { text }, rows, fitting }: OpenStep<R>): string => {
    const says = fitting.map((row) => (typeof text === 'string' ? text : text(row as never)));
    const fits =
      fitting.length < rows.length
        ? t.stepFits(fitting.length, plural(rows.length, ...words))
        : rows.length > 1 && t.stepApplies(plural(rows.length, ...words));
    return [...new Set(says), fits].filter(Boolean).join(' ');
  };

  return {
    actions: Object.entries<Step>(declared.steps)
      .filter(([, { bulk, by }]) => bulk && (by === side || by === 'both'))
      .map(([key, step]) => ({
        label: step.label,
        danger: step.danger,
        fits: allows(step),
        opens: true,
        run: (rows) =>
          new Promise((done) => setOpenStep({ key, step, rows, fitting: rows.filter(allows(step)), done })),
      })),
    dialog: openStep && (
      <StepDialog
        step={openStep.step}
        text={textOf(openStep)}
        onSubmit={(body) => take(openStep, body)}
        onDone={end}
        onClose={() => end(openStep.rows)}
      />
    ),
  };
}
