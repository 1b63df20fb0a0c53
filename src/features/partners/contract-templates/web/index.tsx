import FileSignature from 'lucide-react/icons/file-pen-line';
import FileStack from 'lucide-react/icons/files';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

const view = { mode: 'company', permission: 'contract_templates:view' } as const;
const manage = { mode: 'company', permission: 'contract_templates:manage' } as const;

export const feature: WebFeature = {
  name: 'contract-templates',
  flag: 'contracts',
  menu: [
    {
      group: 'Partners',
      label: 'Contract templates',
      path: '/partners/contracts/templates',
      icon: FileStack,
      order: 62,
      ...view,
    },
  ],
  screenTabs: [{ of: 'contracts', path: '/partners/contracts/templates', label: 'Templates', order: 20 }],
  routes: nounRoutes(
    'contract_templates',
    nouns.contract_templates,
    {
      list: () => import('./list.tsx'),
      create: () => import('./create.tsx'),
      show: () => import('./edit.tsx'),
    },
    { mode: 'company' },
  ),
  actions: [{ label: 'New contract template', to: '/partners/contracts/templates/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'contract_templates',
      label: 'Contract templates',
      icon: FileSignature,
      hit: (row) => ({ title: row.name, to: `/partners/contracts/templates/edit/${row.id}` }),
      ...view,
    },
  ],
};

/** Loaded with the forms that use it, because it needs inputs that no first screen needs. */
export const TermsInput = lazy(async () => ({ default: (await import('./TermsInput.tsx')).TermsInput }));

/** Loaded with its reader of PDF files, which is large. */
export const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));
