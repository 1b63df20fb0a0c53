import { App, Button, Tooltip } from 'antd';
import { type ReactNode, startTransition, useState } from 'react';
import type { RowOf } from '#shared/nouns/define-noun.ts';
import {
  type DefinedSteps,
  isPossible,
  type Step,
  type SteppedNoun,
  type StepsOf,
} from '#shared/nouns/define-steps.ts';
import type { MenuEntry } from '../../components/DropMenu.tsx';
import { usePageActions } from '../../pageActions.ts';
import { api } from '../../requests/api.ts';
import { useCan, useSession } from '../../session/session.tsx';
import { useWrite } from '../data/useResource.ts';
import { StepDialog } from './StepDialog.tsx';

/** The functions with which a dialog of its own takes its step. */
export interface StepDialogEnds {
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** The parts of a step that only the screen knows. */
interface Special {
  /** Shown, but cannot be taken yet; a text says why. */
  disabled?: boolean | string | undefined;
  /** There is nothing for this step in this record. */
  hidden?: boolean;
  /** The screen has a button of its own, which calls `open`. */
  apart?: boolean;
  /** The values that the dialog starts with. */
  initial?: object;
  /** Inputs that replace those of the declared fields; null leaves one out. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** A dialog of its own. It takes the step and says what was done. */
  dialog?: (ends: StepDialogEnds) => ReactNode;
}

export interface OfferedSteps<Key extends string = string> {
  /** The steps that stand as buttons, the main one last. */
  buttons: ReactNode;
  menu: MenuEntry[];
  dialog: ReactNode;
  /** Opens the dialog of a step, if it is offered. */
  open(key: Key): void;
  /** Whether the person can take this step now. */
  offers(key: Key): boolean;
  /** Takes a step without its dialog, for inputs that the screen has itself, and says it. @returns the row afterwards */
  take(key: Key, body?: object): Promise<unknown>;
  isTaking: boolean;
}

interface StepOptions<S> {
  /** Further resources that a step changes. */
  also?: readonly string[];
  /** The step whose dialog is open at first. */
  opened?: (keyof S & string) | undefined;
  special?: { readonly [K in keyof S]?: Special };
  /** Follows each step whose dialog is done. */
  onDone?: () => void;
}

/**
 * The declared steps that this person can take from the state of the row: buttons, entries of the menu, and the dialog
 * that says what follows and asks what is needed.
 */
export function useSteps<N extends SteppedNoun, S extends StepsOf<N>>(
  { noun, state, can, steps, versioned }: DefinedSteps<N, S>,
  // A partner's row has fewer columns.
  row: Partial<RowOf<N>> & { id: string },
  { also, opened, special = {}, onDone }: StepOptions<S> = {},
): OfferedSteps<keyof S & string> {
  const side = useSession().mode;
  const mayTake = useCan(...(can.split(':') as [string, 'manage']));
  const { message } = App.useApp();
  const [openKey, setOpenKey] = useState<string | null>(opened ?? null);
  const run = useWrite<{ key: string; body: object }, unknown>(
    noun.name,
    ({ key, body }) =>
      api(`${noun.name}/${row.id}/${key}`, {
        method: 'POST',
        body: versioned ? { row_version: (row as { row_version?: number }).row_version, ...body } : body,
      }),
    also,
  );
  const close = () => setOpenKey(null);
  const specialOf = (key: string): Special => special[key] ?? {};
  const offered = Object.entries<Step>(steps).filter(
    ([key, step]) =>
      mayTake &&
      (step.by === side || step.by === 'both') &&
      isPossible(step, row as never, state) &&
      !specialOf(key).hidden,
  );
  const open = offered.find(([key]) => key === openKey);
  const here = offered.filter(([key]) => !specialOf(key).apart);
  const buttons = here.filter(([, { look }]) => look !== undefined);
  usePageActions(
    offered.flatMap(([key, { label }]) =>
      specialOf(key).disabled ? [] : [{ key: `step ${noun.name} ${key}`, label, run: () => setOpenKey(key) }],
    ),
  );
  return {
    buttons: buttons
      .sort(([, a], [, b]) => Number(a.look === 'primary') - Number(b.look === 'primary'))
      .map(([key, { label, look }]) => {
        const { disabled } = specialOf(key);
        return (
          <Tooltip key={key} title={typeof disabled === 'string' && disabled}>
            <Button
              type={look === 'primary' ? 'primary' : 'default'}
              disabled={Boolean(disabled)}
              onClick={() => startTransition(() => setOpenKey(key))}
            >
              {label}
            </Button>
          </Tooltip>
        );
      }),
    menu: here
      .filter(([, { look }]) => look === undefined)
      .map(([key, { label, danger = false }]) => ({
        key,
        label: `${label}…`,
        danger,
        disabled: Boolean(specialOf(key).disabled),
        onClick: () => startTransition(() => setOpenKey(key)),
      })),
    dialog: open && dialogOf(...open),
    open: setOpenKey,
    offers: (key) => offered.some(([other]) => other === key),
    take: async (key, body = {}) => {
      const taken = await run.mutateAsync({ key, body });
      void message.success(steps[key]!.done);
      return taken;
    },
    isTaking: run.isPending,
  };

  function dialogOf(key: string, step: Step): ReactNode {
    const { dialog, initial, inputs } = specialOf(key);
    const ends: StepDialogEnds = {
      onSubmit: (body: object) => run.mutateAsync({ key, body }),
      onDone: () => {
        void message.success(step.done);
        close();
        onDone?.();
      },
      onClose: close,
    };
    if (dialog) return dialog(ends);
    const { text, sheet, input = {} } = step;
    const says = typeof text === 'string' ? text : text(row as never);
    const texts = Object.keys(input).filter((name) => ['text', 'longText'].includes(input[name]!.kind));
    return (
      <StepDialog
        step={step}
        text={sheet ? undefined : says}
        sheet={sheet && { path: `${noun.name}/${row.id}/${key}`, texts, text: says }}
        initial={initial}
        inputs={inputs}
        {...ends}
      />
    );
  }
}
