import AppContext from 'antd/es/app/context';
import { type ContextType, useContext } from 'react';

/** Messages, notifications and questions, as `App.useApp` of the component library gives them. */
export type Messages = ContextType<typeof AppContext>;

/**
 * For the frame and for first screens: the library's `App.useApp` would load its messages, dialogs and their forms with
 * them.
 */
export const useMessages = (): Messages => useContext(AppContext);

type Kind = keyof Messages;
/** The result of a call of the library, which can be closed, and awaited until it is closed. */
type Handle = (() => void) | { destroy?: () => void; update?: (change: unknown) => void };

/**
 * Messages that are shown as soon as the library's code for them is there.
 * @param load called with the first message; leads to a call of `arrive`
 */
export function lateMessages(load: () => void): { messages: Messages; arrive: (library: Messages) => void } {
  let arrived: Messages | undefined;
  let tell: (library: Messages) => void;
  const library = new Promise<Messages>((resolve) => {
    tell = resolve;
  });
  const call = (all: Messages, kind: Kind, method: string, given: unknown[]) =>
    (all[kind] as unknown as Record<string, (...given: unknown[]) => Handle | undefined>)[method]!(...given);
  const later = (kind: Kind, method: string, given: unknown[]) => {
    load();
    // In an object, because a promise of a handle would wait until that is closed.
    const shown = library.then((all) => ({ handle: call(all, kind, method, given) }));
    const close = () =>
      void shown.then(({ handle }) => (typeof handle === 'function' ? handle() : handle?.destroy?.()));
    const change = (next: unknown) =>
      void shown.then(({ handle }) => handle && 'update' in handle && handle.update?.(next));
    return Object.assign(close, {
      destroy: close,
      update: change,
      // biome-ignore lint/suspicious/noThenProperty: the library's own handles can be awaited too
      then: (...next: Parameters<Promise<unknown>['then']>) => shown.then(({ handle }) => handle).then(...next),
    });
  };
  const kindOf = (kind: Kind) =>
    new Proxy({} as Messages[Kind], {
      get:
        (_, method: string) =>
        (...given: unknown[]) =>
          arrived ? call(arrived, kind, method, given) : later(kind, method, given),
    });
  return {
    messages: {
      message: kindOf('message') as Messages['message'],
      notification: kindOf('notification') as Messages['notification'],
      modal: kindOf('modal') as Messages['modal'],
    },
    arrive: (all) => {
      arrived = all;
      tell(all);
    },
  };
}
