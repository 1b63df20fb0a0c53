import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Flex } from 'antd';
import { useMemo } from 'react';
import type { SharedRow } from '#web/offline/database.ts';
import { discardShared, useSharedRows } from '#web/offline/shared.ts';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session/session.tsx';
import { readSharedItem, type SharedProblem } from '../../../shared-item.ts';
import { type FairValues, valuesOfCard } from '../capture.ts';
import { texts as t } from './texts.ts';

const SCREEN = '/revenue/deal-desk/fair';

interface SharedDraft {
  id: string;
  /** Empty where there is a problem. */
  values: FairValues;
}

const nameOf = ({ file, title }: SharedRow): string => file?.name || title.slice(0, 80) || t.unnamed;

function useSharedRow(): { row: SharedRow; values: FairValues | SharedProblem } | null {
  const { shared } = useSearch({ strict: false }) as Search;
  const own = useSession().user.email;
  const row = useSharedRows()?.find(({ id }) => id === shared);
  return useMemo(() => {
    if (!row) return null;
    const read = readSharedItem(row, own);
    if (typeof read === 'string') return { row, values: read };
    const { card, title, description } = read;
    return { row, values: { ...valuesOfCard(card), ...(title && { title }), ...(description && { description }) } };
  }, [row, own]);
}

/** The form values of the shared item that the address names. */
export function useShared(): SharedDraft | undefined {
  const opened = useSharedRow();
  if (!opened) return undefined;
  return { id: opened.row.id, values: typeof opened.values === 'string' ? {} : opened.values };
}

/** The fields that the form has only for what was shared. */
export function sharedFields(initial: FairValues | undefined) {
  return [
    { name: 'title', label: t.title, isLong: false },
    { name: 'description', label: t.description, isLong: true },
  ].filter(({ name }) => initial?.[name]);
}

/** Contacts, emails and texts from other apps: the one that filled in the form, why one could not, and what else waits. */
export function Shared({ current }: { current: string | undefined }) {
  const { shared } = useSearch({ strict: false }) as Search;
  const rows = useSharedRows();
  const opened = useSharedRow();
  const navigate = useNavigate();
  if (!rows) return null;
  const others = rows.filter(({ id }) => id !== current);
  const open = (id?: string) => navigate({ to: SCREEN as string, search: id ? { shared: id } : {}, replace: true });
  const discard = async (id: string) => {
    await discardShared(id);
    if (id === current) await open();
  };
  const missing = t.missing[shared as keyof typeof t.missing] ?? t.missing.gone;
  return (
    <section aria-label={t.label} style={{ marginBottom: others.length > 0 || shared ? 16 : 0 }}>
      {opened ? (
        <Alert
          type={typeof opened.values === 'string' ? 'warning' : 'info'}
          showIcon
          role="status"
          title={
            typeof opened.values === 'string'
              ? t.problem[opened.values](nameOf(opened.row))
              : t.filled(nameOf(opened.row))
          }
          action={
            <Button size="small" onClick={() => void discard(opened.row.id)}>
              {t.discard}
            </Button>
          }
        />
      ) : (
        shared && <Alert type="warning" showIcon role="status" title={missing} />
      )}
      {others.length > 0 && (
        <>
          <p className="meta" style={{ marginTop: 12 }}>
            {t.more}
          </p>
          {others.map((row) => (
            <Flex key={row.id} gap={8} wrap align="center" style={{ marginTop: 8 }}>
              <span style={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>{nameOf(row)}</span>
              <Button size="small" onClick={() => void open(row.id)}>
                {t.open}
              </Button>
              <Button size="small" onClick={() => void discard(row.id)}>
                {t.discard}
              </Button>
            </Flex>
          ))}
        </>
      )}
    </section>
  );
}
