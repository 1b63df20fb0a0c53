import { useRouterState } from '@tanstack/react-router';
import { Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '#web/components/Link.tsx';
import { isBehindDialog } from '#web/interaction/shortcuts.ts';
import { useRecordTitle } from '#web/interaction/title.ts';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { ConversationView } from '../ConversationView.tsx';
import { useConversation } from '../stream/useConversation.ts';
import { texts as t } from '../texts.ts';
import css from './panel.module.css';
import { closeAssistant, takeQuestion } from './panelState.ts';

interface PanelProps {
  isOpen: boolean;
  calls: number;
  question: string | null;
}

/**
 * The assistant beside the screen. Closing only hides it, so that the conversation goes on. In a wide window it is a
 * part of the page; in a narrow one it is a dialog, and the page behind it is inert.
 */
export default function Panel({ isOpen, calls, question }: PanelProps) {
  const isModal = useNarrow();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const title = useRecordTitle();
  const [chat_id, setChat] = useState<string | null>(null);
  const [withoutPath, setWithoutPath] = useState<string | null>(null);
  const input = useRef<TextAreaRef>(null);
  const conversation = useConversation(chat_id, setChat);
  const about = title && withoutPath !== path ? { path, title } : undefined;

  // In this order, so that the page is reachable again before it gets the focus back.
  useInertPage(isOpen && isModal);
  useFocusWhile(isOpen, input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call moves the focus to the field
  useEffect(() => input.current?.focus(), [calls]);
  useEffect(() => {
    if (question === null) return;
    // A question of a button begins a conversation of its own, about the record of the screen.
    if (chat_id !== null) return setChat(null);
    takeQuestion();
    conversation.ask(question, path);
  }, [question, conversation, path, chat_id]);

  // A button that disappears when it is pressed leaves the focus nowhere, so the whole window listens.
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isBehindDialog()) return;
      const focused = document.activeElement;
      if (focused === document.body || focused?.closest('[data-assistant]')) closeAssistant();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <section
      className={css.panel}
      hidden={!isOpen}
      data-assistant
      aria-label={t.assistant}
      role={isModal ? 'dialog' : 'complementary'}
      {...(isModal && { 'aria-modal': true })}
      // In a narrow window the record that a citation opens is behind the panel.
      onClick={({ target }) => isModal && (target as Element).closest('a[href]') && closeAssistant()}
    >
      <div className={css.panelHead}>
        <h2>{t.assistant}</h2>
        <Button
          type="text"
          icon={<Plus size={16} />}
          aria-label={t.newConversation}
          title={t.newConversation}
          onClick={() => {
            conversation.stop();
            setChat(null);
            input.current?.focus();
          }}
        />
        <Link to={chat_id ? `/ai_assistant?chat=${chat_id}` : '/ai_assistant'} aria-label={t.fullScreen}>
          <Button
            type="text"
            tabIndex={-1}
            aria-hidden="true"
            icon={<Maximize2 size={16} />}
            title={t.fullScreen}
            onClick={closeAssistant}
          />
        </Link>
        <Button type="text" icon={<X size={16} />} aria-label={t.close} title={t.close} onClick={closeAssistant} />
      </div>
      <div className={css.body}>
        <ConversationView
          conversation={conversation}
          about={about}
          onRemoveAbout={() => setWithoutPath(path)}
          input={input}
        />
      </div>
    </section>,
    document.body,
  );
}

/** Moves the focus to the field when the panel opens, and back when it closes. */
function useFocusWhile(isOpen: boolean, input: RefObject<TextAreaRef | null>): void {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement as HTMLElement | null;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    input.current?.focus();
    return () => {
      const now = document.activeElement;
      // Someone who has gone on to the page keeps their place.
      if (now && now !== document.body && now.checkVisibility()) return;
      const from = opener.current;
      const place = from?.isConnected && from !== document.body ? from : document.getElementById('content');
      place?.focus({ preventScroll: true });
    };
  }, [isOpen, input]);
}

/** Takes the page behind a dialog out of reach of keyboard and screen readers. */
function useInertPage(isInert: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isInert || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isInert]);
}
