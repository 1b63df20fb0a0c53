import { Input } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRefusal } from './refusal.tsx';

/** What a typed text means: a value, nothing yet, or why it is none. */
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
  status?: 'error' | 'warning' | '';
  /** The keys a phone shows: those for figures have no minus. */
  inputMode?: 'decimal' | 'text' | undefined;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** How texts and values of one kind become each other. */
interface Reading<Value> {
  read: (text: string) => ReadText<Value>;
  show: (value: Value) => string;
  /** What both depend on: the currency of an amount. */
  unit?: string;
}

/**
 * A text on the screen, its value in the form. What is no value is never handed on, above all not as "nothing" or as the
 * nearest that would be one: it stays as typed, with why, and holds back what would be sent.
 */
export function TypedInput<Value>({
  value,
  onChange,
  onBlur,
  read,
  show,
  unit,
  status,
  inputMode = 'decimal',
  ...rest
}: TypedInputProps<Value> & Reading<Value>) {
  const shown = value === null || value === undefined ? '' : show(value);
  const [text, setText] = useState(shown);
  const { problem, tell, said } = useRefusal();
  const [isLeft, setLeft] = useState(false);
  // What the form makes of a text that is still being written waits: cleared, a "1" of the form's would stand before what follows.
  const isTyping = useRef(false);
  const before = useRef(value);

  useEffect(() => {
    if (isTyping.current) return;
    setText(shown);
    tell(undefined);
  }, [shown, tell]);

  const hand = (typed: string) => {
    const found = read(typed);
    setText(typed);
    tell(found.problem);
    // On the way to "150" stood a "15" that nobody meant.
    const handed = found.problem ? (before.current ?? null) : found.value;
    if (handed !== (value ?? null)) onChange?.(handed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was none in one currency may be an amount in another
  useEffect(() => {
    if (problem) hand(text);
  }, [unit]);

  const type = (typed: string) => {
    if (!isTyping.current && !problem) before.current = value;
    isTyping.current = true;
    setLeft(false);
    hand(typed);
  };
  const leave = () => {
    isTyping.current = false;
    setLeft(true);
    if (!problem) setText(shown);
    onBlur?.();
  };

  return (
    <>
      <Input
        {...rest}
        value={text}
        inputMode={inputMode}
        autoComplete="off"
        className="figures"
        status={problem ? 'error' : status}
        title={problem}
        aria-invalid={!!problem || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {isLeft && said}
    </>
  );
}
