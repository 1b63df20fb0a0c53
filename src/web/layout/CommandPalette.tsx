import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMatches, useNavigate, useRouterState } from '@tanstack/react-router';
import { Command } from 'cmdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useRef, useState } from 'react';
import { features } from '#features/web.ts';
import { isOffered } from '../access.ts';
import { apiPage } from '../api.ts';
import { useDebounced } from '../resource/data/useDebounced.ts';
import { parseSearch } from '../search.ts';
import { useSession } from '../session.tsx';
import { texts as t } from '../shell.texts.ts';
import { useLeaveDialog } from '../unsaved.ts';
import css from './CommandPalette.module.css';
import { type PaletteGroup, type PaletteRow, paletteGroups } from './paletteRows.ts';
import { rankOf } from './rank.ts';

const hitsEach = 5;
const hitValue = (resource: string, id: string) => `${resource} ${id}`;

/** The label counts more than the other words. */
const rankOfRow = (_value: string, typed: string, [label = '', ...more]: string[] = []) =>
  Math.max(rankOf(label, typed), 0.9 * rankOf(label, typed, more));

interface CommandPaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** Lists recent records and actions of the current page, then everything else; typing also searches records. */
export default function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  const navigate = useNavigate();
  const leave = useLeaveDialog();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), 300);

  useEffect(() => {
    dialog.current!.showModal();
    // The dialog would otherwise focus its first child.
    dialog.current!.querySelector('input')?.focus();
  }, []);

  const searches = features.flatMap((feature) => feature.search ?? []).filter((one) => isOffered(one, session));
  const results = useQueries({
    queries: searches.map(({ resource }) => ({
      queryKey: [resource, 'palette', q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        apiPage<{ id: string }>(resource, { q, _start: 0, _end: hitsEach }, signal),
      enabled: q.length > 1,
      placeholderData: keepPreviousData,
    })),
  });
  // Records that arrive after the screens are listed above them: Enter opens the first, unless the user has chosen a
  // row.
  const [chosen, setChosen] = useState('');
  const hasChosen = useRef(false);
  const found = results.findIndex((result) => (result.data?.rows.length ?? 0) > 0);
  const groups = paletteGroups(session, { pathname, spec }, onShortcuts);
  // A screen or action whose name was typed still comes first.
  const isCalled = groups.some(({ rows }) => rows.some(({ label }) => label.toLowerCase().startsWith(q.toLowerCase())));
  const best =
    q.length > 1 && found >= 0 && !isCalled
      ? hitValue(searches[found]!.resource, results[found]!.data!.rows[0]!.id)
      : '';
  useEffect(() => {
    if (best && !hasChosen.current) setChosen(best);
  }, [best]);
  const unanswered = searches.filter((_, index) => results[index]?.isError).map(({ label }) => label);
  const waiting = text.trim() !== q || results.some((result) => result.isFetching);

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
        filter={rankOfRow}
        value={chosen}
        onValueChange={setChosen}
        onKeyDown={({ key }) => {
          if (key.startsWith('Arrow')) hasChosen.current = true;
        }}
      >
        <Command.Input
          autoFocus
          value={text}
          onValueChange={(typed) => {
            hasChosen.current = false;
            setText(typed);
          }}
          placeholder={t.searchPlaceholder}
          className={css.input}
        />
        <Command.List className={css.list}>
          {(waiting || unanswered.length === 0) && (
            <Command.Empty className={css.empty}>{waiting ? t.searching : t.searchNothing}</Command.Empty>
          )}
          {q.length > 1 &&
            searches.map(({ resource, label, icon: Icon = FileText, hit }, index) => {
              const rows = results[index]?.data?.rows ?? [];
              return (
                rows.length > 0 && (
                  <Command.Group key={resource} heading={label}>
                    {rows.map((row) => {
                      const { title, detail, to } = hit(row);
                      return (
                        // The server has matched the row, so cmdk must not filter it.
                        <Command.Item
                          key={row.id}
                          value={hitValue(resource, row.id)}
                          keywords={[text]}
                          onSelect={() => go(to)}
                        >
                          <Icon size={16} aria-hidden="true" />
                          <span>{title}</span>
                          {detail && <span className={css.detail}>{detail}</span>}
                        </Command.Item>
                      );
                    })}
                  </Command.Group>
                )
              );
            })}
          {groups.map((group) => (
            <Rows key={group.heading} group={group} onChoose={choose} />
          ))}
          {!waiting && unanswered.length > 0 && (
            <p role="status" className={css.empty}>
              {t.searchFailed} {unanswered.join(', ')}
            </p>
          )}
        </Command.List>
      </Command>
    </dialog>
  );
}

function Rows({ group, onChoose }: { group: PaletteGroup; onChoose: (row: PaletteRow) => void }) {
  return (
    <Command.Group heading={group.heading}>
      {group.rows.map((row) => (
        <Command.Item
          key={row.key}
          value={row.key}
          keywords={[row.label, ...(row.keywords ?? [])]}
          onSelect={() => onChoose(row)}
        >
          <row.icon size={16} aria-hidden="true" />
          <span>{row.label}</span>
          {row.detail && <span className={css.detail}>{row.detail}</span>}
          {row.to && <ArrowRight size={14} className={css.arrow} aria-hidden="true" />}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
