import { App } from 'antd';
import { useEffect } from 'react';
import type { Messages } from './messages.ts';

export interface LibraryMessagesProps {
  onReady: (messages: Messages) => void;
}

/** The messages of the component library, in a file of their own. */
export function LibraryMessages({ onReady }: LibraryMessagesProps) {
  return (
    <App notification={{ placement: 'bottomRight', pauseOnHover: true, showProgress: true }} component={false}>
      <Ready onReady={onReady} />
    </App>
  );
}

function Ready({ onReady }: LibraryMessagesProps) {
  const messages = App.useApp();
  useEffect(() => onReady(messages), [messages, onReady]);
  return null;
}
