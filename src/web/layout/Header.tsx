import { Button } from 'antd';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MenuIcon from 'lucide-react/icons/menu';
import SearchIcon from 'lucide-react/icons/search';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { features } from '#features/web.ts';
import { brandShades } from '#shared/brand.ts';
import { Link } from '../components/Link.tsx';
import { Tip } from '../components/Tip.tsx';
import { isBehindDialog, isTyping } from '../interaction/shortcuts.ts';
import { useScheme } from '../look/appearance.ts';
import { useSession } from '../session/session.tsx';
import { texts as t } from '../shell.texts.ts';
import { useBreadcrumb } from './crumbs.ts';
import css from './Header.module.css';
import { isApple } from './isApple.ts';
import { PinButton } from './PinButton.tsx';
import { SettingsPopover } from './SettingsPopover.tsx';
import { texts as ownTexts } from './texts.ts';

const loadPalette = () => import('./CommandPalette.tsx');
const CommandPalette = lazy(loadPalette);
const headerParts = features.flatMap((feature) => feature.header ?? []);
const Shortcuts = lazy(() => import('./Shortcuts.tsx'));

function Breadcrumb() {
  const crumbs = useBreadcrumb();
  if (crumbs.length === 0) return <span className={css.crumbs} />;
  return (
    <nav aria-label={t.breadcrumb} className={css.crumbs}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its position
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRight size={14} />
              </li>
            )}
            <li aria-current={!to && index > 0 && index === crumbs.length - 1 ? 'page' : undefined}>
              {to ? <Link to={to}>{label}</Link> : label}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

/** On a phone, where the sidebar is closed, partner users read here which program is open. */
function OpenProgram() {
  const { program } = useSession();
  return program && <span className={css.program}>{program.company.name}</span>;
}

/** In partner mode the header has the color of the program's company. */
function useBrandLine() {
  const color = useSession().program?.company.primary_color;
  const scheme = useScheme();
  return color ? { borderTop: `3px solid ${brandShades(color, scheme).vivid}` } : undefined;
}

export function Header({ onMenu }: { onMenu: () => void }) {
  const brandLine = useBrandLine();
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // A user who presses Ctrl is likely to press K next, so the palette is loaded now.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        setPalette((shown) => !shown);
      }
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && !isBehindDialog()) {
        event.preventDefault();
        setShortcuts(true);
      }
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);

  return (
    <header className={css.header} style={brandLine}>
      <Button type="text" className={css.menu} icon={<MenuIcon size={18} />} aria-label={t.openMenu} onClick={onMenu} />
      <div className={css.place}>
        <OpenProgram />
        <Breadcrumb />
      </div>
      <PinButton />
      <button
        type="button"
        className={css.search}
        onClick={() => setPalette(true)}
        onPointerEnter={loadPalette}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <SearchIcon size={14} aria-hidden="true" />
        <span>{t.searchHint}</span>
        <kbd>{isApple ? '⌘K' : ownTexts.ctrlK}</kbd>
      </button>
      <Tip title={t.search}>
        <Button
          type="text"
          className={css.searchIcon}
          icon={<SearchIcon size={16} />}
          aria-label={t.search}
          onClick={() => setPalette(true)}
        />
      </Tip>
      {headerParts.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are fixed when the page loads
        <Part key={index} />
      ))}
      <SettingsPopover />
      <Suspense>
        {palette && <CommandPalette onClose={() => setPalette(false)} onShortcuts={() => setShortcuts(true)} />}
      </Suspense>
      <Suspense>{shortcuts && <Shortcuts onClose={() => setShortcuts(false)} />}</Suspense>
    </header>
  );
}
