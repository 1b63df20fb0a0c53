import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface PopoverPanelProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const REACHABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * The content of a `DropDown`. It is at the end of the document, far from its button, so it manages the keyboard focus:
 * it takes the focus, keeps Tab inside, and returns the focus to the button when it closes.
 */
export function PopoverPanel({ label, className, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current!;
    const opener = document.activeElement as HTMLElement | null;
    // The focus is set in the next frame: setting it now would force another layout before the panel has its position.
    const frame = requestAnimationFrame(() => {
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    });
    // A button that is removed or disabled loses the focus, and the next key would go to the page behind.
    let focused: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      focused = target as Element;
    };
    const keep = () => {
      const isLost = focused && (!focused.isConnected || focused.matches(':disabled'));
      const { activeElement } = document;
      if (isLost && (activeElement === document.body || activeElement === focused))
        element.focus({ preventScroll: true });
    };
    element.addEventListener('focusin', note);
    const changes = new MutationObserver(keep);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      element.removeEventListener('focusin', note);
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || element.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, []);

  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...panel.current!.querySelectorAll<HTMLElement>(REACHABLE)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    const at = document.activeElement!;
    const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (stops.some((stop) => !isOneStop(at, stop) && at.compareDocumentPosition(stop) & ahead)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      style={{ outline: 'none' }}
      onKeyDown={goRound}
    >
      {children}
    </div>
  );
}

/** Radio buttons with the same name are one tab stop. */
function isOneStop(one: Element, other: Element): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map(
    (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.name,
  );
  return Boolean(a) && a === b;
}
