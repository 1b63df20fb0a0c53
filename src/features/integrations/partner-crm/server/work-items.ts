import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'partner_crm_write',
    side: 'partner',
    can: 'connections:manage',
    get label() {
      return workTexts.notWritten.label;
    },
    get says() {
      return workTexts.notWritten.says;
    },
    get verb() {
      return workTexts.notWritten.verb;
    },
    from: 'partner_crm_deals t left join connections c on c.organization_id = t.organization_id and c.id = t.connection_id',
    where: `t.failed_at is not null and t.partner_id = ${caller.partner}`,
    title: 't.remote_name',
    detail: 't.last_error',
    since: 't.failed_at',
    to: '/connections/crm-deals?tab=registered',
    facts: [
      { label: 'Connection', value: 'c.name' },
      { label: 'Error', value: 't.last_error' },
      { label: 'Failed since', value: 't.failed_at', as: 'instant' },
      { label: 'Last written', value: 't.written_at', as: 'instant' },
    ],
    steps: [
      { key: 'retry', label: 'Try again', url: '/partner_crm_deals/$id/retry' },
      { key: 'dismiss', label: 'Dismiss', url: '/partner_crm_deals/$id/dismiss' },
    ],
    about: ['partner_crm_deals'],
  },
]);
