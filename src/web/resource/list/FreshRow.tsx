import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback } from 'react';
import { capitalized } from '#shared/nouns/nouns.ts';
import { type Row, useOne } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import css from './FreshRow.module.css';

/**
 * The row that was just created (`fresh` in the state of the address): it stands first if the page would not show it,
 * until the reader dismisses the message or changes the list.
 */
export function useFreshRow<R extends Row>(resource: string | undefined, rows: R[] | undefined) {
  const found = useLocation({ select: ({ state }) => (state as { fresh?: unknown }).fresh });
  const id = resource !== undefined && typeof found === 'string' ? found : undefined;
  const navigate = useNavigate();
  const { data } = useOne<R>(resource ?? '', id);
  const forget = useCallback(
    () => void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false }),
    [navigate],
  );
  const row = id === undefined ? undefined : (rows?.find((one) => one.id === id) ?? data);
  const isMissing = row && rows && !rows.some((one) => one.id === id);
  return { id, row, rows: isMissing ? [row, ...rows] : rows, forget };
}

interface FreshRowProps {
  /** The singular: "partner". */
  noun: string;
  name: string;
  to: string | undefined;
  next: ReactNode;
  onClose: () => void;
}

/** Tells that a row was created, and offers to open it and what usually follows. */
export function FreshRow({ noun, name, to, next, onClose }: FreshRowProps) {
  const navigate = useNavigate();
  return (
    <div className={css.message} role="status">
      <Check size={16} aria-hidden="true" className={css.icon} />
      <span className={css.text}>{t.createdOne(capitalized(noun), name)}</span>
      {to && (
        <Button size="small" onClick={() => navigate({ to })}>
          {t.open}
        </Button>
      )}
      {next}
      <Button size="small" type="text" icon={<X size={14} />} aria-label={t.dismiss} onClick={onClose} />
    </div>
  );
}
