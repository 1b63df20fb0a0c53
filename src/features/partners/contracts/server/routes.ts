import { action, IdParams } from '#server/http/action.ts';
import { shown, step } from '#server/resource/step.ts';
import { readRow } from '#server/resource/verbs.ts';
import { SignerRoles } from '../../contract-templates/content.schema.ts';
import {
  BulkSend,
  BulkSent,
  ContractCreate,
  ContractEnd,
  ContractPreview,
  ContractReason,
  ContractReport,
  ContractSigners,
  ContractTrail,
  Delegate,
  NoticeInput,
  PortalBlock,
  PreviewInput,
  ToSign,
} from '../schema.ts';
import { sendToMany } from './bulk.ts';
import { composed } from './compose.ts';
import { delegateSigning, giveNotice, terminateContract, voidContract } from './end.ts';
import { trailOf } from './events.ts';
import { contractsToSign, portalBlock } from './portal.ts';
import { createContract, rolesOf, setSigners } from './prepare.ts';
import { amendContract, renewContract } from './renew.ts';
import { contractReport } from './report.ts';
import { contractSignings, contracts } from './resource.ts';
import { resendContract, resendSigning, sendContract } from './send.ts';

const manage = 'contracts:manage' as const;
const both = ['company', 'partner'] as const;

export const contractRoutes = [
  action({
    method: 'POST',
    url: '/contracts',
    summary: 'Prepare a contract from a published template; with `send` it goes to its signers at once',
    can: manage,
    modes: ['company'],
    body: ContractCreate,
    response: contracts.row,
    status: 201,
    run: async (call, { body }) => {
      const id = await createContract(call, body);
      if (body.send) await sendContract(call, id);
      return shown(call, contracts, id);
    },
  }),
  action({
    method: 'POST',
    url: '/contracts/preview',
    summary: 'Show the values, signers and dates of a contract before it exists; nothing is stored',
    whileViewing: 'reads',
    can: manage,
    modes: ['company'],
    body: PreviewInput,
    response: ContractPreview,
    run: async (call, { body }) => (await composed(call, body)).preview,
  }),
  action({
    method: 'POST',
    url: '/contracts/send_to_many',
    summary: 'Send a template to many partners, or to an audience; each gets a contract of its own',
    can: manage,
    modes: ['company'],
    body: BulkSend,
    response: BulkSent,
    status: 201,
    run: (call, { body }) => sendToMany(call, body),
  }),
  action({
    method: 'GET',
    url: '/contract_report',
    summary: 'List partners whose rules differ from what they signed, and partners without a contract they need',
    can: 'contracts:view',
    modes: ['company'],
    response: ContractReport,
    run: contractReport,
  }),
  action({
    method: 'GET',
    url: '/contract_portal_block',
    summary: 'List the contracts that block the portal until they are signed',
    can: 'contracts:view',
    modes: ['partner'],
    response: PortalBlock,
    run: portalBlock,
  }),
  action({
    method: 'GET',
    url: '/contracts/to_sign',
    summary: 'List the contracts that wait for my signature',
    can: 'contracts:view',
    modes: ['company', 'partner'],
    response: ToSign,
    run: contractsToSign,
  }),
  action({
    method: 'GET',
    url: '/contracts/:id/trail',
    summary: 'List the events of a contract and whether their chain is intact',
    can: 'contracts:view',
    modes: ['company'],
    params: IdParams,
    response: ContractTrail,
    run: async (call, { params }) => {
      await readRow(call, contracts, params.id);
      return trailOf(call, params.id);
    },
  }),
  action({
    method: 'GET',
    url: '/contracts/:id/roles',
    summary: 'List the roles that sign a contract, in order',
    can: 'contracts:view',
    modes: ['company'],
    params: IdParams,
    response: SignerRoles,
    run: async (call, { params }) => {
      await readRow(call, contracts, params.id);
      return rolesOf(call, params.id);
    },
  }),
  step(contracts, 'signers', 'Set the signers of a draft', (call, id, { signers }) => setSigners(call, id, signers), {
    body: ContractSigners,
  }),
  step(contracts, 'send', 'Send a draft to its signers', sendContract),
  step(contracts, 'resend', 'Send new links to those whose turn it is', resendContract),
  step(
    contracts,
    'void',
    'Withdraw a contract that not everybody has signed',
    (call, id, { reason }) => voidContract(call, id, reason),
    {
      body: ContractReason,
    },
  ),
  step(contracts, 'terminate', 'End a running contract', terminateContract, { body: ContractEnd }),
  step(
    contracts,
    'give_notice',
    'Give notice, so that a contract ends instead of renewing',
    (call, id, { note }) => giveNotice(call, id, note),
    {
      body: NoticeInput,
      modes: both,
    },
  ),
  ...(['renew', 'amend'] as const).map((name) =>
    action({
      method: 'POST',
      url: `/contracts/:id/${name}`,
      summary:
        name === 'renew' ? 'Prepare the contract that follows this one' : 'Prepare an amendment of this contract',
      can: manage,
      modes: ['company'],
      params: IdParams,
      response: contracts.row,
      status: 201,
      run: async (call, { params }) =>
        shown(call, contracts, await (name === 'renew' ? renewContract : amendContract)(call, params.id)),
    }),
  ),
  step(contractSignings, 'resend', 'Send a new link to a signer', resendSigning, { can: manage }),
  step(contractSignings, 'delegate', 'Let another person sign in this role', delegateSigning, {
    body: Delegate,
    modes: both,
    can: manage,
    personal: true,
  }),
];
