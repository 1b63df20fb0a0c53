import { Select as LibrarySelect, type SelectProps } from 'antd';
import type { BaseOptionType, DefaultOptionType } from 'antd/es/select';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { nearestFirst } from './nearestFirst.ts';

/**
 * A pick list. The library builds what drops down before a press is answered, laying it out three times; here the field
 * answers first, and its list follows as soon as that is painted.
 */
export function Select<Value = unknown, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  open,
  defaultOpen = false,
  onOpenChange,
  onBlur,
  showSearch,
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

  // What is searched here is put in order here; what the server found stands in the server's order.
  const by = typeof showSearch === 'object' && showSearch.optionFilterProp;
  const search = typeof by === 'string' ? { filterSort: nearestFirst(by), ...(showSearch as object) } : showSearch;

  return (
    <LibrarySelect<Value, Option>
      {...rest}
      showSearch={search}
      open={open ?? isOpen}
      onOpenChange={turn}
      onBlur={(event) => {
        callOff.current?.();
        onBlur?.(event);
      }}
    />
  );
}
