import { Input } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRefusal } from './refusal.tsx';

/** The result of parsing a text: a value, null for an empty text, or a problem. */
export interface ReadText<Value> {
  value: Value | null;
  problem?: string;
}

export interface TypedInputProps<Value> {
  id?: string;
  value?: Value | null | undefined;
  onChange?: ((value: Value | null) => void) | undefined;
  onBlur?: () => void;
  suffix?: ReactNode;
  placeholder?: string;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  status?: 'error' | 'warning' | '';
  /** The keyboard of a phone; the one for decimals has no minus sign. */
  inputMode?: 'decimal' | 'text' | undefined;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** Digits that can be read in one way only. */
const isPlain = (text: string): boolean => /^\s*[+-]?\d*(?:\.\d*)?\s*$/.test(text);

/** Converts between texts and values of one kind. */
interface Reading<Value> {
  read: (text: string) => ReadText<Value>;
  show: (value: Value) => string;
  /** Says what a text was understood as, beside a text that is not plain digits: "$12,000.00". */
  explain?: (value: Value) => string;
  /** The unit on which both conversions depend, such as the currency of an amount. */
  unit?: string;
}

/**
 * Shows a text and keeps its value in the form. An invalid text is never passed on as a value, not even as null or the
 * nearest valid one: it stays as typed, shows its problem, and blocks the form.
 */
export function TypedInput<Value>({
  value,
  onChange,
  onBlur,
  read,
  show,
  explain,
  unit,
  status,
  suffix,
  inputMode = 'decimal',
  ...rest
}: TypedInputProps<Value> & Reading<Value>) {
  const shown = value === null || value === undefined ? '' : show(value);
  const [text, setText] = useState(shown);
  const { problem, report, message } = useRefusal();
  const [isLeft, setLeft] = useState(false);
  // The text is not replaced by the form's value while the user types; otherwise clearing it would bring back the
  // former value before the next digit.
  const isTyping = useRef(false);
  const before = useRef(value);

  useEffect(() => {
    if (isTyping.current) return;
    setText(shown);
    report(undefined);
  }, [shown, report]);

  const applyText = (typed: string) => {
    const found = read(typed);
    setText(typed);
    report(found.problem);
    // An invalid text restores the value from before typing, because intermediate ones ("15" on the way to "150") were
    // not meant.
    const accepted = found.problem ? (before.current ?? null) : found.value;
    if (accepted !== (value ?? null)) onChange?.(accepted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was none in one currency may be an amount in another
  useEffect(() => {
    if (problem) applyText(text);
  }, [unit]);

  const type = (typed: string) => {
    if (!isTyping.current && !problem) before.current = value;
    isTyping.current = true;
    setLeft(false);
    applyText(typed);
  };
  const leave = () => {
    isTyping.current = false;
    setLeft(true);
    if (!problem) setText(shown);
    onBlur?.();
  };

  const understood = explain && !isPlain(text) && text !== shown && !problem && value !== null && value !== undefined;
  return (
    <>
      <Input
        {...rest}
        // Always an element: without one the library would replace the input, and the focus would be lost.
        suffix={understood ? <span role="status">{explain(value)}</span> : (suffix ?? <span />)}
        value={text}
        inputMode={inputMode}
        autoComplete="off"
        className="figures"
        status={isLeft && problem ? 'error' : status}
        title={isLeft ? problem : undefined}
        aria-invalid={(isLeft && !!problem) || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {isLeft && message}
    </>
  );
}
