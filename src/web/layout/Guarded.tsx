import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ComingSoon } from '../components/ComingSoon.tsx';
import { HiddenModule } from '../components/HiddenModule.tsx';
import { NotFound } from '../components/NotFound.tsx';
import { OtherView } from '../components/OtherView.tsx';
import { hiddenModuleOf, isAnnounced, isOffered, otherModeFor } from '../session/access.ts';
import { refreshCheck } from '../session/permissionCheck.ts';
import { useSession } from '../session/session.tsx';

/** Refuses screens that the menu would not offer, because a forbidden request would sign the user out. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  const client = useQueryClient();
  useEffect(() => void (spec?.permission && refreshCheck(client, spec.permission)), [client, spec]);
  const other = spec && otherModeFor(spec, session);
  if (other) return <OtherView mode={other} />;
  if (!spec || isOffered(spec, session)) return children;
  const hidden = session.mode === 'company' ? hiddenModuleOf(spec, session) : null;
  if (hidden) return <HiddenModule module={hidden} />;
  return isAnnounced(spec, session) ? <ComingSoon /> : <NotFound />;
}
