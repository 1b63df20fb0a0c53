import { Segmented } from 'antd';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import ShieldUser from 'lucide-react/icons/shield-user';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { Avatar } from '../components/Avatar.tsx';
import { Link } from '../components/Link.tsx';
import { PopoverPanel } from '../components/PopoverPanel.tsx';
import { useLeaveDialog } from '../interaction/unsaved.ts';
import { type Appearance, setAppearance, useAppearance } from '../look/appearance.ts';
import type { Mode } from '../session/credentials.ts';
import { signOut, useSession } from '../session/session.tsx';
import { switchMode } from '../session/switchMode.ts';
import { texts as t } from '../shell.texts.ts';
import { menuOf } from './menu.ts';
import css from './SettingsPopover.module.css';

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.setting}>
      <span className={css.label}>{label}</span>
      {children}
    </div>
  );
}

function Choices({ onClose }: { onClose: () => void }) {
  const leave = useLeaveDialog();
  const { mode, modes } = useSession();
  const appearance = useAppearance();
  return (
    <>
      {modes.length > 1 && (
        <Setting label={t.view}>
          <Segmented<Mode>
            block
            aria-label={t.view}
            value={mode}
            onChange={(value) => {
              onClose();
              void leave(() => switchMode(value));
            }}
            options={[
              { value: 'company', label: t.company },
              { value: 'partner', label: t.partner },
            ]}
          />
        </Setting>
      )}
      <Setting label={t.appearance}>
        <Segmented<Appearance>
          block
          aria-label={t.appearance}
          value={appearance}
          onChange={setAppearance}
          options={[
            { value: 'light', label: t.light, icon: <Sun size={14} /> },
            { value: 'dark', label: t.dark, icon: <Moon size={14} /> },
            { value: 'system', label: t.system, icon: <Monitor size={14} /> },
          ]}
        />
      </Setting>
    </>
  );
}

/** The user's account, display settings and sign-out. Loaded when it is first opened. */
export default function SettingsPanel({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { user, organization } = session;
  const console = menuOf(session).find(({ group }) => group === 'Super Admin')?.entries[0];
  const leave = useLeaveDialog();
  const logOut = () => {
    onClose();
    void leave(signOut);
  };

  return (
    <PopoverPanel className={css.panel} label={t.settings}>
      <div className={css.who}>
        <Avatar name={user.full_name} src={user.image_url} size={36} />
        <div>
          <strong>{user.full_name}</strong>
          <span className="meta">{user.email}</span>
          <span className="meta">{organization.name}</span>
        </div>
      </div>
      <Choices onClose={onClose} />
      <Link to="/profile" className={css.profile} onClick={onClose}>
        <CircleUser size={16} aria-hidden="true" />
        {t.profile}
      </Link>
      {console && (
        <Link to={console.path} className={css.console} onClick={onClose}>
          <ShieldUser size={16} aria-hidden="true" />
          {t.superAdmin}
        </Link>
      )}
      <button type="button" className={css.logout} onClick={logOut}>
        <LogOut size={16} aria-hidden="true" />
        {t.logout}
      </button>
    </PopoverPanel>
  );
}
