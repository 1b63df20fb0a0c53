import { caller, defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const certificate = (side: Pick<WorkItems, 'side' | 'can' | 'where' | 'owner' | 'to'>): WorkItems => ({
  group: 'prepare',
  kind: 'certificate_expiring',
  get label() {
    return workTexts.expiring.label;
  },
  get says() {
    return workTexts.expiring.says;
  },
  get verb() {
    return workTexts.expiring.verb;
  },
  from: 'certificates t',
  title: 't.program_name',
  detail: 't.holder_name',
  due: { on: 't.expires_on', is: 'expires' },
  since: 't.issued_on::timestamptz',
  facts: [
    { label: 'Certificate number', value: 't.number', as: 'number' },
    { label: 'Held by', value: 't.holder_name' },
    { label: 'Issued', value: 't.issued_on', as: 'day' },
    { label: 'Expires', value: 't.expires_on', as: 'day' },
  ],
  about: ['certificates'],
  ...side,
});

export const workItems = defineWorkItems([
  certificate({
    side: 'partner',
    can: 'certificates:view',
    // A personal certificate is renewed by its holder.
    where: `t.status = 'expiring' and (t.user_id is null or t.user_id = ${caller.user})`,
    to: '/partner-training/certificates/$id',
  }),
  certificate({
    side: 'company',
    can: 'certificates:manage',
    where: "t.status = 'expiring'",
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    to: '/training/certificates/held/$id',
  }),
]);
