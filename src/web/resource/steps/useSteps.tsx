import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { RowOf } from '#shared/define-noun.ts';
import { type DefinedSteps, isPossible, type Step, type Stepped, type StepsOf } from '#shared/define-steps.ts';
import { api } from '../../api.ts';
import type { MenuEntry } from '../../components/DropMenu.tsx';
import { usePageActions } from '../../pageActions.ts';
import { useCan, useSession } from '../../session.tsx';
import { useWrite } from '../data/useResource.ts';
import { StepDialog } from './StepDialog.tsx';

/** The parts of a step that only the screen knows. */
interface Special {
  /** Shown, but cannot be taken yet. */
  disabled?: boolean;
  /** There is nothing for this step in this record. */
  hidden?: boolean;
  /** The values that the dialog starts with. */
  initial?: object;
  /** Inputs that replace those of the declared fields; null leaves one out. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** A dialog of its own. It takes the step and says what was done. */
  dialog?: (ends: DialogEnds) => ReactNode;
}

/** A dialog takes the step with these. */
export interface DialogEnds {
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

export interface OfferedSteps<Key extends string = string> {
  /** The steps that stand as buttons, the main one last. */
  buttons: ReactNode;
  menu: MenuEntry[];
  dialog: ReactNode;
  /** Opens the dialog of a step that the screen offers in a place of its own. */
  open(key: Key): void;
  /** Takes a step that needs no dialog, such as a choice among buttons. */
  take(key: Key, body?: object): Promise<unknown>;
}

/**
 * The declared steps that this person can take from the state of the row: buttons, entries of the menu, and the dialog
 * that says what follows and asks what is needed. `also` names further resources that a step changes; `onDone` follows
 * each step.
 */
export function useSteps<N extends Stepped, S extends StepsOf<N>>(
  { noun, state, can, steps }: DefinedSteps<N, S>,
  row: RowOf<N> & { id: string },
  {
    also,
    special = {},
    onDone,
  }: {
    also?: readonly string[];
    special?: { readonly [K in keyof S]?: Special };
    onDone?: () => void;
  } = {},
): OfferedSteps<keyof S & string> {
  const side = useSession().mode;
  const mayTake = useCan(...(can.split(':') as [string, 'manage']));
  const { message } = App.useApp();
  const [asked, setAsked] = useState<string | null>(null);
  const run = useWrite<{ key: string; body: object }, unknown>(
    noun.name,
    ({ key, body }) => api(`${noun.name}/${row.id}/${key}`, { method: 'POST', body }),
    also,
  );
  const close = () => setAsked(null);
  const specialOf = (key: string): Special => special[key] ?? {};
  const offered = Object.entries<Step>(steps).filter(
    ([key, step]) =>
      mayTake &&
      (step.by === side || step.by === 'both') &&
      isPossible(step, row as never, state) &&
      !specialOf(key).hidden,
  );
  const open = offered.find(([key]) => key === asked);
  const buttons = offered.filter(([, { look }]) => look !== undefined);
  usePageActions(
    offered.flatMap(([key, { label }]) =>
      specialOf(key).disabled ? [] : [{ key: `step ${noun.name} ${key}`, label, run: () => setAsked(key) }],
    ),
  );
  return {
    buttons: buttons
      .sort(([, a], [, b]) => Number(a.look === 'primary') - Number(b.look === 'primary'))
      .map(([key, { label, look }]) => (
        <Button
          key={key}
          type={look === 'primary' ? 'primary' : 'default'}
          disabled={specialOf(key).disabled}
          onClick={() => setAsked(key)}
        >
          {label}
        </Button>
      )),
    menu: offered
      .filter(([, { look }]) => look === undefined)
      .map(([key, { label, danger = false }]) => ({
        key,
        label: `${label}…`,
        danger,
        disabled: specialOf(key).disabled,
        onClick: () => setAsked(key),
      })),
    dialog: open && dialogOf(...open),
    open: setAsked,
    take: (key, body = {}) => run.mutateAsync({ key, body }),
  };

  function dialogOf(key: string, step: Step): ReactNode {
    const special = specialOf(key);
    const ends: DialogEnds = {
      onSubmit: (body: object) => run.mutateAsync({ key, body }),
      onDone: () => {
        void message.success(step.done);
        close();
        onDone?.();
      },
      onClose: close,
    };
    if (special.dialog) return special.dialog(ends);
    const { text, sheet, input = {} } = step;
    const says = typeof text === 'string' ? text : text(row as never);
    const texts = Object.keys(input).filter((name) => ['text', 'longText'].includes(input[name]!.kind));
    return (
      <StepDialog
        step={step}
        text={sheet ? undefined : says}
        sheet={sheet && { path: `${noun.name}/${row.id}/${key}`, texts, text: says }}
        initial={special.initial}
        inputs={special.inputs}
        {...ends}
      />
    );
  }
}
