import { useNavigate } from '@tanstack/react-router';
import { Modal } from 'antd';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FeedbackForm } from '#features/platform/experimental/web/index.tsx';
import { isTyping, useShortcuts } from '#web/interaction/shortcuts.ts';
import { useConfirmClose } from '#web/interaction/unsaved.ts';
import { menuOf } from '#web/layout/menu.ts';
import { useSession } from '#web/session/session.tsx';
import { GoSequence, placesFor } from './places.ts';
import { texts } from './texts.ts';

/** Listens on every screen; `g ?` lists the shortcuts and asks for feedback. */
export default function GoKeys() {
  const navigate = useNavigate();
  const session = useSession();
  const [shown, setShown] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const close = () => {
    setShown(false);
    setFilled(false);
  };
  const closing = useConfirmClose(isFilled, close);
  const sequence = useRef(new GoSequence());
  const entries = useMemo(() => menuOf(session).flatMap((group) => group.entries), [session]);
  const places = useMemo(
    () =>
      placesFor(
        session.mode,
        entries.map(({ path }) => path),
      ),
    [session.mode, entries],
  );
  useShortcuts(
    useMemo(
      () =>
        places.flatMap(([key, path]) => {
          const entry = entries.find((one) => one.path === path);
          return entry ? [{ keys: ['g', key], label: entry.label, group: 'Go to' }] : [];
        }),
      [places, entries],
    ),
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Shift') return;
      const second = sequence.current.press(event.key, event.timeStamp);
      if (second === undefined) return;
      // The letter alone means something else in a list.
      event.preventDefault();
      event.stopPropagation();
      const place = places.find(([key]) => key === second);
      if (place) navigate({ to: place[1] });
      else if (second === '?') setShown(true);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [navigate, places]);
  return (
    <Modal open={shown} title={texts.goToShortcuts} footer={null} destroyOnHidden {...closing}>
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: '0 0 24px' }}>
        {places.map(([key, path]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>g</kbd> <kbd>{key}</kbd>
            </dt>
            <dd style={{ margin: 0 }}>{entries.find((entry) => entry.path === path)?.label}</dd>
          </div>
        ))}
      </dl>
      <p style={{ marginBottom: 8 }}>{texts.thisExperimentTellUsWhatYou}</p>
      <Suspense>
        <FeedbackForm experiment="go_keys" onDone={close} onFilled={() => setFilled(true)} />
      </Suspense>
    </Modal>
  );
}
