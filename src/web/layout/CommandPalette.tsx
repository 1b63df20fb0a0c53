import { useMatches, useNavigate, useRouterState } from '@tanstack/react-router';
import { Command } from 'cmdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useRef, useState } from 'react';
import { useLeaveDialog } from '../interaction/unsaved.ts';
import { formatTotal } from '../region.ts';
import { useDebounced } from '../resource/data/useDebounced.ts';
import { parseSearch } from '../search.ts';
import { useSession } from '../session/session.tsx';
import { texts as t } from '../shell.texts.ts';
import { SlotParts } from '../slots.tsx';
import css from './CommandPalette.module.css';
import { usePinOfPage } from './PinButton.tsx';
import { byRank, type PaletteGroup, type PaletteRow, paletteGroups, rankedGroups } from './paletteRows.ts';
import { usePins } from './pins.ts';
import { paletteAnswers } from './slots.ts';
import { type RecordGroup, useRecordSearch } from './useRecordSearch.ts';

interface CommandPaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/**
 * Lists recent records and actions of the current page, then everything else. Typing finds records, screens and actions,
 * the best match first.
 */
export default function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  const navigate = useNavigate();
  const leave = useLeaveDialog();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  const pin = usePinOfPage();
  const pins = usePins();
  const [text, setText] = useState('');
  const typed = text.trim();
  const q = useDebounced(typed, 300);
  const records = useRecordSearch(q);

  useEffect(() => {
    dialog.current!.showModal();
    // The dialog would otherwise focus its first child.
    dialog.current!.querySelector('input')?.focus();
  }, []);

  const commands = paletteGroups(session, {
    pathname,
    spec,
    showShortcuts: onShortcuts,
    ...(pin && { pin: { ...pin, isPinned: pins.isPinned(pin.to), toggle: () => pins.toggle(pin) } }),
  });
  const groups = typed
    ? byRank([...records.groups.map(recordRows), ...rankedGroups(commands, typed)])
    : commands.map((group) => ({ ...group, rank: 0 }));
  // Records arrive after the screens: Enter opens the best row, unless the user has chosen another.
  const [chosen, setChosen] = useState('');
  const hasChosen = useRef(false);
  const best = groups[0]?.rows[0]?.key ?? '';
  useEffect(() => {
    if (!hasChosen.current) setChosen(best);
  }, [best]);
  const waiting = typed !== q || records.isFetching;

  const go = (to: string) => {
    onClose();
    const [path, query] = to.split('?');
    navigate({ to: path, search: parseSearch(query ?? '') as never });
  };
  const choose = ({ to, run, isLeaving }: PaletteRow) => {
    if (to) return go(to);
    onClose();
    if (!isLeaving) return void run?.();
    void leave(async () => void (await run?.()));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is for a click beside it
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t.search}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <Command
        loop
        label={t.search}
        shouldFilter={false}
        value={chosen}
        onValueChange={setChosen}
        onKeyDown={({ key }) => {
          if (key.startsWith('Arrow')) hasChosen.current = true;
        }}
      >
        <Command.Input
          autoFocus
          value={text}
          onValueChange={(next) => {
            hasChosen.current = false;
            setText(next);
          }}
          placeholder={t.searchPlaceholder}
          className={css.input}
        />
        <Command.List className={css.list}>
          {groups.length === 0 && (waiting || !records.hasFailed) && (
            <Command.Empty className={css.empty}>{waiting ? t.searching : t.searchNothing}</Command.Empty>
          )}
          {groups.map((group) => (
            <Rows key={group.heading} group={group} onChoose={choose} />
          ))}
          {typed !== '' && <SlotParts slot={paletteAnswers} props={{ text: q, go, close: onClose }} />}
          {!waiting && records.hasFailed && (
            <p role="status" className={css.empty}>
              {t.searchFailed}
            </p>
          )}
        </Command.List>
      </Command>
    </dialog>
  );
}

/** The best records of one kind, and the way to the others. */
function recordRows({
  search,
  rank,
  total,
  isMore,
  isSimilar,
  hits,
  all,
}: RecordGroup): PaletteGroup & { rank: number } {
  const { resource, label, icon = FileText } = search;
  const rows: PaletteRow[] = hits.map(({ id, title, detail, to }) => ({
    key: `${resource} ${id}`,
    label: title,
    detail: detail || undefined,
    icon,
    to,
  }));
  if (all)
    rows.push({
      key: `${resource} all`,
      label: t.showAll(formatTotal(total, isMore), label),
      icon: ArrowRight,
      to: all,
      isQuiet: true,
    });
  return { heading: isSimilar ? t.similarTo(label) : label, rows, rank: rank / 100 };
}

function Rows({ group, onChoose }: { group: PaletteGroup; onChoose: (row: PaletteRow) => void }) {
  return (
    <Command.Group heading={group.heading}>
      {group.rows.map((row) => (
        <Command.Item key={row.key} value={row.key} onSelect={() => onChoose(row)} data-quiet={row.isQuiet}>
          <row.icon size={16} aria-hidden="true" />
          <span>{row.label}</span>
          {row.detail && <span className={css.detail}>{row.detail}</span>}
          {row.to && !row.isQuiet && <ArrowRight size={14} className={css.arrow} aria-hidden="true" />}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
