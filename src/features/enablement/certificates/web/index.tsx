import Award from 'lucide-react/icons/award';
import Plus from 'lucide-react/icons/plus';
import { courseDone } from '#features/enablement/course-enrollments/web/index.tsx';
import { distributionDetails } from '#features/partners/distributions/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const view = { mode: 'company', permission: 'certificate_programs:view' } as const;
const manage = { mode: 'company', permission: 'certificate_programs:manage' } as const;
const held = { mode: 'company', permission: 'certificates:view' } as const;
const own = { mode: 'partner', permission: 'certificates:view' } as const;
const one = { asks: 'certificates/$id', title: 'Certificate', page: () => import('./held.tsx') } as const;
const program = { asks: 'certificate_programs/$id', title: 'Certificate' } as const;

export const feature: WebFeature = {
  name: 'certificates',
  flag: 'training',
  screenTabs: [
    { of: 'training', path: '/training/certificates', label: 'Certificates', order: 40 },
    { of: 'learn', path: '/partner-training/certificates', label: 'Certificates', order: 30 },
  ],
  routes: [
    { path: '/training/certificates', title: 'Certificates', page: () => import('./list.tsx'), ...view },
    { path: '/training/certificates/create', title: 'New certificate', page: () => import('./edit.tsx'), ...manage },
    { path: '/training/certificates/edit/$id', ...program, page: () => import('./edit.tsx'), ...manage },
    { path: '/training/certificates/show/$id', ...program, page: () => import('./show.tsx'), ...view },
    { path: '/training/certificates/held', title: 'Awarded certificates', page: () => import('./all.tsx'), ...held },
    { path: '/training/certificates/held/$id', ...one, ...held },
    { path: '/partner-training/certificates', title: 'Certificates', page: () => import('./portal.tsx'), ...own },
    { path: '/partner-training/certificates/$id', ...one, ...own },
  ],
  parts: [
    fillSlot(courseDone, { order: 10, part: () => import('./EarnedByCourse.tsx'), ...own }),
    fillSlot(distributionDetails, {
      order: 20,
      part: () => import('./ResellerCertificates.tsx'),
      permission: 'distributions:view',
    }),
  ],
  actions: [{ label: 'New certificate', to: '/training/certificates/create', icon: Plus, ...manage }],
  tabs: [
    {
      on: ['partners'],
      key: 'certificates',
      label: 'Certificates',
      group: 'Enablement',
      order: 71,
      panel: () => import('./PartnerCertificates.tsx'),
      ...held,
    },
  ],
  search: [
    {
      resource: 'certificate_programs',
      label: 'Certificates',
      icon: Award,
      hit: (row) => ({ title: row.name, detail: row.description, to: `/training/certificates/show/${row.id}` }),
      ...view,
    },
    {
      resource: 'certificates',
      label: 'Awarded certificates',
      icon: Award,
      hit: (row) => ({
        title: row.holder_name,
        detail: row.program_name,
        to: `/training/certificates/held/${row.id}`,
      }),
      ...held,
    },
  ],
};
