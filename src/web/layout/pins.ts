import { useQueryClient } from '@tanstack/react-query';
import { api } from '../requests/api.ts';
import { type Session, sessionQuery, useSession } from '../session/session.tsx';

export type Pin = Session['pins'][number];

/** The limit of the API. */
const mostPins = 30;

/**
 * The screens pinned to the menu, which are stored with the person's preferences. The pins of an impersonator are not
 * stored.
 */
export function usePins() {
  const { pins, impersonation } = useSession();
  const client = useQueryClient();
  const isPinned = (to: string) => pins.some((pin) => pin.to === to);
  const toggle = async (pin: Pin) => {
    const others = pins.filter(({ to }) => to !== pin.to);
    const next = isPinned(pin.to) ? others : [...others, pin].slice(-mostPins);
    client.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, pins: next });
    if (!impersonation) await api('user/preference', { method: 'PATCH', body: { pins: next } });
  };
  return { pins, isPinned, toggle };
}
