import { App, Button } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import type { DefinedNoun, RowOf } from '#shared/define-noun.ts';
import type { DefinedSteps, Step, StepsOf } from '#shared/define-steps.ts';
import { api } from '../../api.ts';
import type { MenuEntry } from '../../components/DropMenu.tsx';
import { useCan, useSession } from '../../session.tsx';
import { useWrite } from '../data/useResource.ts';
import { FieldInput } from '../fields/FieldInputs.tsx';
import { ActionDialog } from '../form/ActionDialog.tsx';

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
}

export interface OfferedSteps {
  /** The steps that stand as buttons, the main one last. */
  buttons: ReactNode;
  menu: MenuEntry[];
  dialog: ReactNode;
}

/**
 * The declared steps that this person can take from the state of the row: buttons, entries of the menu, and the dialog
 * that says what follows and asks what is needed. `also` names further resources that a step changes.
 */
export function useSteps<N extends DefinedNoun, S extends StepsOf<N>>(
  { noun, steps }: DefinedSteps<N, S>,
  row: RowOf<N> & { id: string },
  { also, special = {} }: { also?: readonly string[]; special?: { readonly [K in keyof S]?: Special } } = {},
): OfferedSteps {
  const side = useSession().mode;
  const mayManage = useCan(noun.name, 'manage');
  const { message } = App.useApp();
  const [asked, setAsked] = useState<string | null>(null);
  const run = useWrite<{ key: string; body: object }, unknown>(
    noun.name,
    ({ key, body }) => api(`${noun.name}/${row.id}/${key}`, { method: 'POST', body }),
    also,
  );
  const close = () => setAsked(null);
  const specialOf = (key: string): Special => special[key] ?? {};
  const { status } = row as unknown as { status: string };
  const offered = Object.entries<Step>(steps).filter(
    ([key, { by, from }]) =>
      mayManage && (by === side || by === 'both') && from.includes(status) && !specialOf(key).hidden,
  );
  const open = offered.find(([key]) => key === asked);
  const buttons = offered.filter(([, { look }]) => look !== undefined);
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
    dialog: open && (
      <StepDialog
        of={noun.name}
        row={row}
        name={open[0]}
        step={open[1]}
        special={specialOf(open[0])}
        onSubmit={(body) => run.mutateAsync({ key: open[0], body })}
        onDone={() => {
          void message.success(open[1].done);
          close();
        }}
        onClose={close}
      />
    ),
  };
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
