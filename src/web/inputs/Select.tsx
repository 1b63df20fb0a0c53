import { Select as LibrarySelect, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';

/**
 * A pick list. The library builds what drops down before a press is answered, laying it out three times; here the field
 * answers first, and its list follows as soon as that is painted.
 */
export function Select<Value = unknown, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  open,
  defaultOpen = false,
  onOpenChange,
  onBlur,
  ...rest
}: SelectProps<Value, Option>) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);

  const turn = (next: boolean) => {
    onOpenChange?.(next);
    callOff.current?.();
    // The library does not say what opens it. Keys do not wait: the next one is meant for the list.
    if (next && window.event?.type === 'mousedown') callOff.current = afterPaint(() => setOpen(true));
    else setOpen(next);
  };

  return (
    <LibrarySelect<Value, Option>
      {...rest}
      open={open ?? isOpen}
      onOpenChange={turn}
      onBlur={(event) => {
        callOff.current?.();
        onBlur?.(event);
      }}
    />
  );
}
