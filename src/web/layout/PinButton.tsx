import { useMatches, useRouterState } from '@tanstack/react-router';
import { Button } from 'antd';
import PinIcon from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { Tip } from '../components/Tip.tsx';
import { useMessages } from '../messages/messages.ts';
import { texts as t } from '../shell.texts.ts';
import { useCrumbs } from './crumbs.ts';
import css from './Header.module.css';
import { usePins } from './pins.ts';

/** Pins the current page to the menu with its filters, or removes it. */
export function PinButton() {
  const pin = usePinOfPage();
  const { isPinned, toggle } = usePins();
  const { message } = useMessages();
  if (!pin) return null;
  const pinned = isPinned(pin.to);
  const label = pinned ? t.unpinPage : t.pin;
  return (
    <Tip title={label}>
      <Button
        type="text"
        className={css.pin}
        icon={pinned ? <PinOff size={16} /> : <PinIcon size={16} />}
        aria-label={label}
        onClick={() => toggle(pin).catch((error: Error) => message.error(error.message))}
      />
    </Tip>
  );
}

/** The current page as a pin; undefined for pages that are not offered, which cannot be opened again. */
export function usePinOfPage() {
  const to = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  const label = useCrumbs().at(-1)?.label;
  return spec && label ? { label: label.slice(0, 200), to } : undefined;
}
