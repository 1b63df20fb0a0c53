import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { AfterPaint } from '../../components/AfterPaint.tsx';
import { SkeletonBar } from '../../components/PageSkeleton.tsx';
import css from './DialogFields.module.css';

const FIRST_FIELD =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [readonly], :disabled), textarea:not(:disabled), [contenteditable=true]';

interface DialogFieldsProps {
  /** Called when the fields are there, which is after the first frame. */
  onShown?: () => void;
  children: ReactNode;
}

/**
 * The fields of a dialog. The area takes the focus, so that screen readers announce the dialog; typing goes to the
 * first field.
 */
export function DialogFields({ onShown, children }: DialogFieldsProps) {
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
      <AfterPaint before={<Bones />} onShown={onShown}>
        {children}
      </AfterPaint>
    </div>
  );
}

/** The places of the first fields. */
function Bones() {
  return (
    <div className={css.bones} aria-hidden="true">
      <SkeletonBar width="30%" />
      <SkeletonBar width="100%" height={32} />
    </div>
  );
}
