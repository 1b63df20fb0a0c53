import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../components/Avatar.tsx';
import { DropDown } from '../components/DropDown.tsx';
import { useSession } from '../session/session.tsx';
import { texts as t } from '../shell.texts.ts';
import css from './SettingsPopover.module.css';

const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'));

export function SettingsPopover() {
  const [open, setOpen] = useState(false);
  const { user } = useSession();
  return (
    <DropDown
      open={open}
      onTurn={setOpen}
      placement="bottomRight"
      content={
        <Suspense fallback={<div className={css.panel} />}>
          <SettingsPanel onClose={() => setOpen(false)} />
        </Suspense>
      }
    >
      <button type="button" className={css.avatar} aria-label={t.settings} aria-expanded={open} aria-haspopup="dialog">
        <Avatar name={user.full_name} src={user.image_url} size={28} />
      </button>
    </DropDown>
  );
}
