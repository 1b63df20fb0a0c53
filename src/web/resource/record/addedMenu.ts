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

/** The entries that features add to the menu of a record of another feature, as far as the caller is offered them. */
export function useAddedMenu(record: { resource: string; id: string } | undefined): AddedEntry[] {
  const session = useSession();
  const navigate = useNavigate();
  const added = declaredFeatures().flatMap(({ recordMenu = [] }) => recordMenu);
  // The declared entries never change, so that the hooks are always the same.
  const areOn = added.map((entry) => {
    const offered = record && isOffered(entry, session) ? record.resource : undefined;
    return entry.useIsOn(offered);
  });
  return added.flatMap(({ key, label, to }, at) =>
    record && areOn[at] ? [{ key, label: said(label), onClick: () => void navigate({ to: to(record) }) }] : [],
  );
}
