import { caller, defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { endpointSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const disabled = (side: Pick<WorkItems, 'side' | 'where' | 'partner'>): WorkItems => ({
  group: 'follow_up',
  kind: 'webhook_endpoint_disabled',
  can: 'webhook_endpoints:manage',
  get label() {
    return workTexts.disabled.label;
  },
  get says() {
    return workTexts.disabled.says;
  },
  get verb() {
    return workTexts.disabled.verb;
  },
  from: 'webhook_endpoints t',
  title: 't.name',
  detail: 't.disabled_reason',
  since: 't.disabled_at',
  to: '/administration/webhooks/show/$id',
  facts: [
    { label: 'Host', value: 't.host' },
    { label: 'Disabled', value: 't.disabled_at', as: 'instant' },
    { label: 'Reason', value: 't.disabled_reason' },
  ],
  steps: offer(endpointSteps, 'enable', 'disable'),
  about: ['webhook_endpoints'],
  ...side,
});

export const workItems = defineWorkItems([
  disabled({ side: 'company', where: "t.status = 'auto_disabled' and t.partner_id is null", partner: 'null' }),
  disabled({ side: 'partner', where: `t.status = 'auto_disabled' and t.partner_id = ${caller.partner}` }),
]);
