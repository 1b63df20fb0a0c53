import { defineAutomationAction, defineAutomationRecord, partnerOfRun } from '#server/extension-points/automations.ts';
import { createContract, partnerSigner } from './prepare.ts';
import { takeContractStep } from './steps.ts';

/** The events of flows, and the action that they can take here. */
export const automates = [
  ...defineAutomationRecord({
    table: 'contracts',
    a: 'a contract',
    name: 'title',
    partner: 'partner_id',
    events: [
      { key: 'contracts.sent', label: 'a contract is sent', topic: 'contracts.updated', field: 'status', to: ['sent'] },
      { key: 'contracts.signed', label: 'everyone has signed a contract', topic: 'contracts.completed' },
      {
        key: 'contracts.declined',
        label: 'a signer declines a contract',
        topic: 'contracts.updated',
        field: 'status',
        to: ['declined'],
      },
    ],
    dates: ['sent_at', 'completed_at', 'effective_on', 'ends_on', 'expires_at'],
  }),
  ...defineAutomationAction({
    key: 'contract',
    label: 'Send a contract',
    about: 'Creates a contract from a template and sends it to the partner for signature.',
    group: 'Enablement',
    sentence: 'Send the contract {template_id} to the partner',
    params: [
      { name: 'template_id', label: 'Template', kind: 'reference', resource: 'contract_templates', required: true },
    ],
    for: ({ partner }) => partner !== undefined,
    can: () => 'contracts:manage',
    run: async (context, { template_id }) => {
      const partner_id = partnerOfRun(context);
      if (!(await partnerSigner(context.call, partner_id)))
        return { waits_for: { topic: 'contacts.created', note: 'The partner has no one yet who can sign.' } };
      const id = await createContract(context.call, { partner_id, template_id: String(template_id) });
      await takeContractStep.send(context.call, id);
      return { contract_id: id };
    },
  }),
];
