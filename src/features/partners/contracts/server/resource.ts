import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  Contract,
  ContractForPartner,
  ContractSigning,
  ContractSigningForPartner,
  ContractUpdate,
  contractFields,
  signingFields,
} from '../schema.ts';
import { checkContract, checkRemoval } from './prepare.ts';

/** Made from a template by a route of its own; its text is fixed once it was sent. */
export const contracts = defineResource({
  name: 'contracts',
  noun: 'contract',
  fields: contractFields,
  row: Contract,
  update: ContractUpdate,
  remove: 'delete',
  view: 'contract_rows',
  list: {
    sort: [...sortable(contractFields), 'created_at', 'number'],
    filter: [...filterable(contractFields), 'created_at', 'number'],
    search: searchable(contractFields),
    by: '-created_at',
  },
  partner: { row: ContractForPartner, verbs: ['list', 'get'] },
  beforeUpdate: checkContract,
  beforeRemove: checkRemoval,
});

/** One row per signer, whose turn it is and how long that has been. */
export const contractSignings = defineResource({
  name: 'contract_signings',
  noun: 'signing',
  fields: signingFields,
  row: ContractSigning,
  view: 'contract_signing_rows',
  list: {
    sort: [...sortable(signingFields), 'position', 'created_at'],
    filter: [...filterable(signingFields), 'contract_status', 'created_at'],
    search: searchable(signingFields),
    by: '-created_at',
  },
  partner: { row: ContractSigningForPartner, verbs: ['list', 'get'] },
  guardedBy: 'contracts',
});
