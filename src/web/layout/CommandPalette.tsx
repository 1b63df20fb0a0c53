import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState } from 'react';
import { features } from '#features/web.ts';
import { isOffered } from '../access.ts';
import { apiPage } from '../api.ts';
import { useDebounced } from '../resource/useDebounced.ts';
import { parseSearch } from '../search.ts';
import { useSession } from '../session.tsx';
import { texts as t } from '../shell.texts.ts';
import css from './CommandPalette.module.css';
import { menuOf } from './menu.ts';
import { rankOf } from './rank.ts';

const hitsEach = 5;
const hitValue = (resource: string, id: string) => `${resource} ${id}`;

export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), 300);

  useEffect(() => {
    dialog.current!.showModal();
    // The dialog would give the focus to its first child.
    dialog.current!.querySelector('input')?.focus();
  }, []);

  const actions = features.flatMap((feature) => feature.actions ?? []).filter((one) => isOffered(one, session));
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
  // What was found comes after the screens and stands above them: it is what Enter opens, unless somebody has chosen already.
  const [chosen, setChosen] = useState('');
  const hasChosen = useRef(false);
  const found = results.findIndex((result) => (result.data?.rows.length ?? 0) > 0);
  const screens = menuOf(session);
  // A screen or an action called by its name goes first all the same.
  const isCalled = [...actions, ...screens.flatMap(({ entries }) => entries)].some(({ label }) =>
    label.toLowerCase().startsWith(q.toLowerCase()),
  );
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
        filter={rankOf}
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
            searches.map(({ resource, label, icon: Icon, hit }, index) => {
              const rows = results[index]?.data?.rows ?? [];
              return (
                rows.length > 0 && (
                  <Command.Group key={resource} heading={label}>
                    {rows.map((row) => {
                      const { title, detail, to } = hit(row);
                      return (
                        // The server found it; cmdk must not filter it away.
                        <Command.Item
                          key={row.id}
                          value={hitValue(resource, row.id)}
                          keywords={[text]}
                          onSelect={() => go(to)}
                        >
                          {Icon && <Icon size={16} aria-hidden="true" />}
                          <span>{title}</span>
                          {detail && <span className={css.detail}>{detail}</span>}
                        </Command.Item>
                      );
                    })}
                  </Command.Group>
                )
              );
            })}
          {actions.length > 0 && (
            <Command.Group heading={t.actions}>
              {actions.map(({ label, to, icon: Icon, keywords }) => (
                <Command.Item key={label} value={label} keywords={keywords} onSelect={() => go(to)}>
                  {Icon && <Icon size={16} aria-hidden="true" />}
                  <span>{label}</span>
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <Command.Group heading={t.screens}>
            {screens.flatMap(({ group, entries }) =>
              entries.map(({ path, label, icon: Icon }) => (
                <Command.Item key={`${group} ${path}`} value={`${group} ${label}`} onSelect={() => go(path)}>
                  <Icon size={16} aria-hidden="true" />
                  <span>{label}</span>
                  <span className={css.detail}>{group}</span>
                  <ArrowRight size={14} className={css.arrow} aria-hidden="true" />
                </Command.Item>
              )),
            )}
          </Command.Group>
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
