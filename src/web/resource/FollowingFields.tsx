import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import css from './FollowingFields.module.css';

const fieldsToType =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [readonly], :disabled), textarea:not(:disabled), [contenteditable=true]';

const fieldsIn = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>(fieldsToType) ?? [])];

/**
 * What opens answers the hand with its frame; its fields follow as soon as that is painted. This holds the focus, so that
 * readers hear which dialog it is; whoever types at once is typing into the first field.
 */
export function FollowingFields({ children, onThere }: { children: ReactNode; onThere?: () => void }) {
  const [isTime, setTime] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  /** Typed before there were fields for it: the text of each, from the first one on. */
  const early = useRef<string[]>([]);

  useEffect(() => afterPaint(() => setTime(true)), []);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (!isTime) return;
    const fields = fieldsIn(area.current);
    for (const [index, text] of early.current.entries()) {
      fields[index]?.focus();
      // As if it were typed now: the field's own rules and handlers apply.
      if (text) document.execCommand('insertText', false, text);
    }
    early.current = [];
    onThere?.();
  }, [isTime]);

  const type = (event: KeyboardEvent) => {
    if (event.target !== area.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTab = event.key === 'Tab' && !event.shiftKey;
    const isLetter = event.key.length === 1 && (event.key !== ' ' || early.current.length > 0);
    if (isTime) {
      if (isLetter) fieldsIn(area.current)[0]?.focus();
    } else if (isTab || isLetter) {
      event.preventDefault();
      if (isTab || early.current.length === 0) early.current.push('');
      if (isLetter) early.current.push(early.current.pop() + event.key);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: passes on to a field what was typed beside it
    <div ref={area} tabIndex={-1} className={css.fields} data-waiting={!isTime || undefined} onKeyDown={type}>
      {isTime && children}
    </div>
  );
}
