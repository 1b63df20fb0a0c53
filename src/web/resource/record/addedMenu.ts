import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { said } from '#shared/text/labels.ts';
import { declaredFeatures } from '../../declared.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';

interface AddedEntry {
  key: string;
  label: string;
  onClick: () => void;
}

/** Which records have an entry changes with settings only. */
const KEPT_MS = 300_000;

/** The entries that features add to the menu of a record of another feature, as far as the caller is offered them. */
export function useAddedMenu(record: { resource: string; id: string } | undefined): AddedEntry[] {
  const session = useSession();
  const navigate = useNavigate();
  const entries = declaredFeatures()
    .flatMap(({ recordMenu = [] }) => recordMenu)
    .filter((entry) => record && isOffered(entry, session));
  const answers = useQueries({
    queries: entries.map(({ queryKey, read }) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      staleTime: KEPT_MS,
    })),
  });
  return entries.flatMap(({ key, label, to }, at) =>
    record && answers[at]!.data?.includes(record.resource)
      ? [{ key, label: said(label), onClick: () => void navigate({ to: to(record) }) }]
      : [],
  );
}
