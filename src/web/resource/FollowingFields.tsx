import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { noteKey } from './earlyKeys.ts';
import css from './FollowingFields.module.css';

const fieldsToType =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [readonly], :disabled), textarea:not(:disabled), [contenteditable=true]';

const fieldsIn = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>(fieldsToType) ?? [])];

interface FollowingFieldsProps {
  children: ReactNode;
  /** What was typed before the frame was there: it has been painted already, and the fields come at once. */
  typed?: string[];
  onThere?: () => void;
}

/**
 * What opens answers the hand with its frame; its fields follow as soon as that is painted. This holds the focus, so that
 * readers hear which dialog it is; whoever types at once is typing into the first field.
 */
export function FollowingFields({ children, typed, onThere }: FollowingFieldsProps) {
  const [isTime, setTime] = useState(!!typed);
  const area = useRef<HTMLDivElement>(null);
  /** Typed before there were fields for it: the text of each, from the first one on. */
  const early = useRef(typed ?? []);

  useEffect(() => (isTime ? undefined : afterPaint(() => setTime(true))), [isTime]);
  useEffect(() => {
    if (!area.current!.contains(document.activeElement)) area.current!.focus({ preventScroll: true });
  }, []);
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
    if (event.target !== area.current) return;
    if (!isTime) {
      if (noteKey(early.current, event)) event.preventDefault();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      fieldsIn(area.current)[0]?.focus();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: passes on to a field what was typed beside it
    <div ref={area} tabIndex={-1} className={css.fields} onKeyDown={type}>
      {isTime && children}
    </div>
  );
}
