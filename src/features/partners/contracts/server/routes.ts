import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { readRow } from '#server/resource/verbs.ts';
import { SignerRoles } from '../../contract-templates/content.schema.ts';
import {
  BulkSend,
  BulkSent,
  ContractCreate,
  ContractPreview,
  ContractReport,
  ContractTrail,
  PortalBlock,
  PreviewInput,
  ToSign,
} from '../schema.ts';
import { sendToMany } from './bulk.ts';
import { composed } from './compose.ts';
import { trailOf } from './events.ts';
import { contractsToSign, portalBlock } from './portal.ts';
import { createContract, rolesOf } from './prepare.ts';
import { amendContract, renewContract } from './renew.ts';
import { contractReport } from './report.ts';
import { contracts } from './resource.ts';
import { contractStepRoutes, takeContractStep } from './steps.ts';

const manage = 'contracts:manage' as const;

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
      if (body.send) await takeContractStep.send(call, id);
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
  ...contractStepRoutes,
];
