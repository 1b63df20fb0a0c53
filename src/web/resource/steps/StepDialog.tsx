import { Fragment, type ReactNode } from 'react';
import type { Step } from '#shared/nouns/define-steps.ts';
import { FieldInput } from '../fields/FieldInputs.tsx';
import { ActionDialog } from '../form/ActionDialog.tsx';
import type { Sheet } from '../form/StepSheetView.tsx';

interface StepDialogProps<R> {
  step: Step;
  /** The consequence; a sheet says it itself. */
  text: string | undefined;
  sheet?: Sheet<object> | undefined;
  initial?: object | undefined;
  /** Inputs that replace those of the declared fields; null leaves one out. */
  inputs?: Readonly<Record<string, ReactNode>> | undefined;
  onSubmit: (body: object) => Promise<R>;
  onDone: (result: R) => void;
  onClose: () => void;
}

/** The dialog of a declared step: what follows from it, and the fields that it asks. */
export function StepDialog<R>({ step, text, sheet, initial = {}, inputs = {}, onSubmit, ...ends }: StepDialogProps<R>) {
  const { label, input = {}, danger = false } = step;
  return (
    <ActionDialog<object, R>
      title={label}
      action={label}
      danger={danger}
      text={text}
      sheet={sheet}
      initial={initial}
      onSubmit={(values) => onSubmit(filled(values))}
      {...ends}
    >
      {Object.keys(input).map((key) => (
        <Fragment key={key}>{inputs[key] === undefined ? <FieldInput of={input} name={key} /> : inputs[key]}</Fragment>
      ))}
    </ActionDialog>
  );
}

/** Empty inputs are not sent. */
const filled = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
