import AppContext from 'antd/es/app/context';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LibraryMessagesProps } from './LibraryMessages.tsx';
import { lateMessages } from './messages.ts';

/** The code for messages is loaded this long after the page, when its first screen is there. */
const LOAD_AFTER_MS = 3_000;

/** Provides `App.useApp`. The library's code comes after the first view, or with the first message. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [Library, setLibrary] = useState<ComponentType<LibraryMessagesProps>>();
  const [{ messages, arrive, load }] = useState(() => {
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      import('./LibraryMessages.tsx').then(
        ({ LibraryMessages }) => setLibrary(() => LibraryMessages),
        // The next message asks for the file again.
        () => {
          isLoading = false;
        },
      );
    };
    return { ...lateMessages(load), load };
  });
  useEffect(() => {
    const timer = setTimeout(load, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return (
    <AppContext value={messages}>
      {children}
      {Library && <Library onReady={arrive} />}
    </AppContext>
  );
}
