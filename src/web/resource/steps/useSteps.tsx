import { App, Button, Tooltip } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import type { RowOf } from '#shared/define-noun.ts';
import { type DefinedSteps, type Step, type SteppedNoun, type StepsOf, startsFrom } from '#shared/define-steps.ts';
import { api } from '../../api.ts';
import type { MenuEntry } from '../../components/DropMenu.tsx';
import { useCan, useSession } from '../../session.tsx';
import { useWrite } from '../data/useResource.ts';
import { FieldInput } from '../fields/FieldInputs.tsx';
import { ActionDialog } from '../form/ActionDialog.tsx';

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

export interface OfferedSteps {
  /** The steps that stand as buttons, the main one last. */
  buttons: ReactNode;
  menu: MenuEntry[];
  dialog: ReactNode;
  /** Opens the dialog of a step, if it is offered. */
  open: (key: string) => void;
  /** Whether the person can take this step now. */
  offers: (key: string) => boolean;
  /** Takes a step without its dialog, for inputs that the screen has itself. @returns the row afterwards */
  take: (key: string, body?: object) => Promise<unknown>;
  isTaking: boolean;
}

interface StepOptions<S> {
  /** Further resources that a step changes. */
  also?: readonly string[];
  /** The step whose dialog is open at first. */
  opened?: (keyof S & string) | undefined;
  special?: { readonly [K in keyof S]?: Special };
}

/**
 * The declared steps that this person can take from the state of the row: buttons, entries of the menu, and the dialog
 * that says what follows and asks what is needed.
 */
export function useSteps<N extends SteppedNoun, S extends StepsOf<N>>(
  { noun, state, can, steps, versioned }: DefinedSteps<N, S>,
  // A partner's row has fewer columns.
  row: Partial<RowOf<N>> & { id: string },
  { also, opened, special = {} }: StepOptions<S> = {},
): OfferedSteps {
  const side = useSession().mode;
  const mayTake = useCan(...(can.split(':') as [string, 'manage']));
  const { message } = App.useApp();
  const [asked, setAsked] = useState<string | null>(opened ?? null);
  const run = useWrite<{ key: string; body: object }, unknown>(
    noun.name,
    ({ key, body }) =>
      api(`${noun.name}/${row.id}/${key}`, {
        method: 'POST',
        body: versioned ? { row_version: (row as { row_version?: number }).row_version, ...body } : body,
      }),
    also,
  );
  const close = () => setAsked(null);
  const specialOf = (key: string): Special => special[key] ?? {};
  const current = (row as unknown as Record<string, string | undefined>)[state];
  const offered = Object.entries<Step>(steps).filter(
    ([key, step]) =>
      mayTake &&
      (step.by === side || step.by === 'both') &&
      startsFrom(step, current) &&
      !step.unless?.(row as never) &&
      !specialOf(key).hidden,
  );
  const open = offered.find(([key]) => key === asked);
  const here = offered.filter(([key]) => !specialOf(key).apart);
  const buttons = here.filter(([, { look }]) => look !== undefined);
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
              onClick={() => setAsked(key)}
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
        onClick: () => setAsked(key),
      })),
    dialog: open && dialogOf(...open),
    open: setAsked,
    offers: (key) => offered.some(([other]) => other === key),
    take: async (key, body = {}) => {
      const taken = await run.mutateAsync({ key, body });
      void message.success(steps[key]!.done);
      return taken;
    },
    isTaking: run.isPending,
  };

  function dialogOf(key: string, step: Step): ReactNode {
    const special = specialOf(key);
    const ends = {
      onSubmit: (body: object) => run.mutateAsync({ key, body }),
      onDone: () => {
        void message.success(step.done);
        close();
      },
      onClose: close,
    };
    if (special.dialog) return special.dialog(ends);
    return <StepDialog of={noun.name} row={row} name={key} step={step} special={special} {...ends} />;
  }
}

interface StepDialogProps {
  of: string;
  row: { id: string };
  name: string;
  step: Step;
  special: Special;
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

function StepDialog({ of, row, name, step, special, onSubmit, onDone, onClose }: StepDialogProps) {
  const { label, text, input = {}, sheet, danger = false } = step;
  const ownInputs = special.inputs ?? {};
  const texts = Object.keys(input).filter((key) => ['text', 'longText'].includes(input[key]!.kind));
  return (
    <ActionDialog<object>
      title={label}
      action={label}
      danger={danger}
      text={typeof text === 'string' ? text : text(row as never)}
      sheet={sheet && { path: `${of}/${row.id}/${name}`, texts }}
      initial={special.initial ?? {}}
      onSubmit={(values) => onSubmit(filled(values))}
      onDone={onDone}
      onClose={onClose}
    >
      {Object.keys(input).map((key) => (
        <Fragment key={key}>
          {ownInputs[key] === undefined ? <FieldInput of={input} name={key} /> : ownInputs[key]}
        </Fragment>
      ))}
    </ActionDialog>
  );
}

/** Empty inputs are not sent. */
const filled = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
