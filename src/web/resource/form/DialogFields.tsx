import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './DialogFields.module.css';

const FIRST_FIELD =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [readonly], :disabled), textarea:not(:disabled), [contenteditable=true]';

/**
 * The fields of a dialog. The area takes the focus, so that screen readers announce the dialog; typing goes to the
 * first field.
 */
export function DialogFields({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!area.current!.contains(document.activeElement)) area.current!.focus({ preventScroll: true });
  }, []);
  const type = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (target !== area.current || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    area.current.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: passes on to a field what was typed beside it
    <div ref={area} tabIndex={-1} className={css.fields} onKeyDown={type}>
      {children}
    </div>
  );
}
