import { type ComponentType, lazy } from 'react';
import { declaredFeatures } from '#web/declared.ts';
import type { PendingKind } from '#web/feature.ts';
import { isOffered } from '#web/session/access.ts';
import { useSession } from '#web/session/session.tsx';

/** The kinds of pending decisions in addition to deal registrations that this person may see. */
export function usePendingKinds(): PendingKind[] {
  const session = useSession();
  return declaredFeatures()
    .flatMap(({ pending = [] }) => pending)
    .filter((kind) => isOffered(kind, session));
}

const parts = new Map<unknown, ComponentType<never>>();

/** A component keeps its identity, so that it does not reload with each render. */
export function pendingPart<P>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const known = (parts.get(load) as ComponentType<P> | undefined) ?? (lazy(load) as unknown as ComponentType<P>);
  parts.set(load, known as ComponentType<never>);
  return known;
}
