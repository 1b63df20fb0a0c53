import LayoutTemplate from 'lucide-react/icons/layout-template';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import type { WebFeature } from '#web/feature.ts';

const Picker = lazy(() => import('./TemplatePicker.tsx'));

/** Programs to start from. */
export function TemplatePicker() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Picker />
    </Suspense>
  );
}

const manage = { mode: 'company', permission: 'program_templates:manage' } as const;

export const feature: WebFeature = {
  name: 'program-templates',
  flag: 'program_templates',
  menu: [
    {
      group: 'Settings',
      section: 'Program',
      label: 'Templates',
      path: '/administration/templates',
      icon: LayoutTemplate,
      order: 20,
      ...manage,
    },
  ],
  routes: [
    { path: '/administration/templates', title: 'Program templates', page: () => import('./screen.tsx'), ...manage },
  ],
  actions: [
    {
      label: 'Start from a template',
      to: '/administration/templates',
      icon: LayoutTemplate,
      keywords: ['motion', 'program'],
      ...manage,
    },
  ],
};
