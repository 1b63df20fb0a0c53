import { useRouterState } from '@tanstack/react-router';
import { Button } from 'antd';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Tip } from '#web/components/Tip.tsx';
import { type Shortcut, useShortcuts } from '#web/interaction/shortcuts.ts';
import { isApple } from '#web/layout/isApple.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { closeAssistant, openAssistant, usePanel } from './panelState.ts';
import { texts as t } from './texts.ts';

const Panel = lazy(() => import('./Panel.tsx'));
const shortcuts: readonly Shortcut[] = [{ keys: ['Ctrl+J'], label: t.ask, group: t.everywhere }];

/** The button in the header. The panel loads when it is opened first, and then stays, with its conversation. */
export function AskButton() {
  const isOn = useSession().flags.ai_assistant === true;
  const mayAsk = useCan('assistant_chats', 'view');
  return isOn && mayAsk ? <OfferedButton /> : null;
}

function OfferedButton() {
  const { isOpen, calls, question } = usePanel();
  const [wasOpened, setWasOpened] = useState(false);
  const isOnScreen = useRouterState({ select: ({ location }) => location.pathname === '/ai_assistant' });
  useShortcuts(shortcuts);
  useEffect(() => {
    if (!isOpen) return;
    if (!isOnScreen) return setWasOpened(true);
    // The screen of the assistant has a field of its own.
    closeAssistant();
    document.querySelector<HTMLElement>('main textarea')?.focus();
  }, [isOpen, isOnScreen]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'j' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (document.activeElement?.closest('[data-assistant]')) closeAssistant();
      else openAssistant();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Tip title={`${t.ask} (${isApple ? '⌘J' : 'Ctrl+J'})`}>
        <Button
          type="text"
          aria-label={t.ask}
          aria-keyshortcuts="Control+J Meta+J"
          aria-expanded={isOpen}
          icon={<Sparkles size={16} aria-hidden="true" style={{ display: 'block', color: 'var(--text-2)' }} />}
          onClick={() => (isOpen ? closeAssistant() : openAssistant())}
        />
      </Tip>
      {wasOpened && (
        <Suspense fallback={null}>
          <Panel isOpen={isOpen} calls={calls} question={question} />
        </Suspense>
      )}
    </>
  );
}
