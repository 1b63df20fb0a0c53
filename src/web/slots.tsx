import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { coming } from './components/coming.tsx';
import { declaredFeatures } from './declared.ts';
import type { Guard, SlotPart } from './feature.ts';
import { isOffered } from './session/access.ts';
import { useSession } from './session/session.tsx';

/**
 * A place on a screen for parts of features of higher layers, which the screen's own feature may not import. The feature
 * declares it in `web/slots.ts` with the properties its parts receive, and shows it with `<SlotParts>`.
 */
export interface Slot<Props extends object> {
  name: string;
  /** Only for the compiler: the parts of the slot take these. */
  props?: Props;
}

export const defineSlot = <Props extends object>(name: string): Slot<Props> => ({ name });

interface Filling<Props> extends Guard {
  order: number;
  /** `() => import('./DealCommission.tsx')`; the module's default export is the part. */
  part: () => Promise<{ default: ComponentType<Props> }>;
}

export const fillSlot = <Props extends object>(slot: Slot<Props>, filling: Filling<Props>): SlotPart => ({
  ...filling,
  slot: slot.name,
});

const loaded = new Map<SlotPart['part'], ComponentType<object>>();

/** A part keeps its identity, so that it does not load anew with each render. */
function componentOf({ part }: SlotPart): ComponentType<object> {
  const component = loaded.get(part) ?? lazy(part);
  loaded.set(part, component);
  return component;
}

interface SlotPartsProps<Props extends object> {
  slot: Slot<Props>;
  props: Props;
}

/** Shows the parts of a slot in their order; each appears when its code has loaded. */
export function SlotParts<Props extends object>({ slot, props }: SlotPartsProps<Props>): ReactNode {
  const session = useSession();
  return declaredFeatures()
    .flatMap(({ parts = [] }) => parts.filter((part) => part.slot === slot.name && isOffered(part, session)))
    .sort((a, b) => a.order - b.order)
    .map((part, at) => {
      const Part = componentOf(part);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the declared parts do not change
        <Suspense key={at} fallback={coming}>
          <Part {...props} />
        </Suspense>
      );
    });
}
