import { lazy, Suspense } from 'react';
import { partnerOverview } from '#features/partners/partners/web/index.tsx';
import { programRules } from '#features/setup/program-settings/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const Notice = lazy(() => import('./GateNotice.tsx'));

/**
 * The reason why an action is held back, with the links that open it; nothing while the gate is open. The company names
 * the partner.
 */
export function GateNotice(props: { gate: string; partner_id?: string | undefined }) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}

const FormNotice = lazy(() => import('./FormGateNotice.tsx'));

/** The same in a form, for the partner that the form names, or for the partner who fills it in. */
export function FormGateNotice(props: { gate: string }) {
  return (
    <Suspense>
      <FormNotice {...props} />
    </Suspense>
  );
}

export const feature: WebFeature = {
  name: 'program-gates',
  copies: ['gates/$gate'],
  routes: [],
  parts: [
    fillSlot(programRules, {
      order: 10,
      part: () => import('./GateRules.tsx'),
      mode: 'company',
      permission: 'program_settings:manage',
    }),
    fillSlot(partnerOverview, {
      order: 50,
      part: () => import('./PartnerGates.tsx'),
      mode: 'company',
      permission: 'partners:view',
    }),
  ],
};
