import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isOffered, otherModeFor } from '../access.ts';
import { NotFound } from '../components/NotFound.tsx';
import { OtherView } from '../components/OtherView.tsx';
import { askAgain } from '../permissionCheck.ts';
import { useSession } from '../session.tsx';

/** The address bar opens nothing the menu would not offer: a refused call would sign the person out. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  const client = useQueryClient();
  useEffect(() => void (spec?.permission && askAgain(client, spec.permission)), [client, spec]);
  const other = spec && otherModeFor(spec, session);
  if (other) return <OtherView mode={other} />;
  return spec && !isOffered(spec, session) ? <NotFound /> : children;
}
