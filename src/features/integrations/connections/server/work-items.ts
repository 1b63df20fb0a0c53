import { caller, defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const broken = (side: 'company' | 'partner'): WorkItems => ({
  group: 'follow_up',
  kind: 'broken_connection',
  side,
  can: 'connections:manage',
  get label() {
    return workTexts.broken.label;
  },
  get says() {
    return workTexts.broken.says;
  },
  get verb() {
    return workTexts.broken.verb;
  },
  from: 'connections t',
  where: `t.broken_at is not null and t.status = 'error' and t.partner_id is not distinct from ${caller.partner}`,
  title: 't.name',
  detail: 't.last_error',
  partner: 'null',
  since: 't.broken_at',
  to: '/connections/catalog?drawer=$id',
  facts: [
    { label: 'Account', value: 't.account_name' },
    { label: 'Error', value: 't.last_error' },
    { label: 'Broken since', value: 't.broken_at', as: 'instant' },
    { label: 'Last synchronization', value: 't.last_synced_at', as: 'instant' },
    { label: 'Connected by', value: "nullif(t.connected_by_name, '')" },
  ],
  steps: [{ key: 'check', label: 'Check now', url: '/connections/$id/check' }],
  about: ['connections'],
});

export const workItems = defineWorkItems([broken('company'), broken('partner')]);
