import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import css from './Tip.module.css';

/** The mouse rests this long before the text appears, and may leave for as long before it disappears. */
const REST_MS = 100;
/** The distance to the element, in pixels. */
const GAP = 8;
/** The distance to the edge of the window, in pixels. */
const EDGE = 8;

type Placement = 'top' | 'right';

interface TipProps {
  /** An empty text shows nothing. */
  title: string;
  placement?: Placement;
  /** A click shows the text too, for buttons that do nothing else. */
  byClick?: boolean;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * A text beside an element while the mouse is on it or it has the focus. The library's tooltip costs the first view a
 * thirtieth of its code, and each of the fifty entries of a menu several observers.
 */
export function Tip({ title, placement = 'top', byClick = false, children }: TipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef(0);
  const id = useId();
  const own = children.props;
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (next: HTMLElement | null, ms = 0) => {
    clearTimeout(timer.current);
    if (ms > 0) timer.current = window.setTimeout(setTarget, ms, next);
    else setTarget(next);
  };
  const isShown = target !== null && title !== '';
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': isShown ? id : own['aria-describedby'],
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          own.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') turn(event.currentTarget, REST_MS);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          own.onPointerLeave?.(event);
          turn(null, REST_MS);
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) turn(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          own.onBlur?.(event);
          turn(null);
        },
        onClick: (event: MouseEvent<HTMLElement>) => {
          own.onClick?.(event);
          turn(byClick ? event.currentTarget : null);
        },
      })}
      {isShown &&
        createPortal(
          <Text
            id={id}
            target={target}
            placement={placement}
            onClose={() => turn(null)}
            onStay={() => clearTimeout(timer.current)}
            onLeave={() => turn(null, REST_MS)}
          >
            {title}
          </Text>,
          document.body,
        )}
    </>
  );
}

interface TextProps {
  id: string;
  target: HTMLElement;
  placement: Placement;
  onClose: () => void;
  /** The mouse is on the text, for example to mark it. */
  onStay: () => void;
  onLeave: () => void;
  children: string;
}

function Text({ id, target, placement, onClose, onStay, onLeave, children }: TextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    Object.assign(box.current!.style, placeBeside(target.getBoundingClientRect(), box.current!, placement));
  }, [target, placement]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const leave = () => close.current();
    const leaveByKey = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    window.addEventListener('keydown', leaveByKey, { capture: true });
    return () => {
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('keydown', leaveByKey, { capture: true });
    };
  }, []);
  return (
    <div ref={box} id={id} role="tooltip" className={css.tip} onPointerEnter={onStay} onPointerLeave={onLeave}>
      {children}
    </div>
  );
}

/** Places the text beside the element, or on its other side if there is no space, within the window. */
function placeBeside(target: DOMRect, { offsetWidth, offsetHeight }: HTMLElement, placement: Placement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const within = (at: number, length: number, of: number) => Math.max(EDGE, Math.min(at, of - EDGE - length));
  const isBeside = placement === 'right' && target.right + GAP + offsetWidth <= clientWidth - EDGE;
  const over = target.top - GAP - offsetHeight;
  const left = isBeside ? target.right + GAP : target.left + (target.width - offsetWidth) / 2;
  const beside = target.top + (target.height - offsetHeight) / 2;
  const top = isBeside ? beside : over >= EDGE ? over : target.bottom + GAP;
  return {
    left: `${within(left, offsetWidth, clientWidth)}px`,
    top: `${within(top, offsetHeight, clientHeight)}px`,
  };
}
