import { defineResource } from '#server/resource/define.ts';
import { ContractUpdate, contract, signing } from '../schema.ts';
import { checkContract, checkRemoval } from './prepare.ts';

/** Made from a template by a route of its own; its text is fixed once it was sent. */
export const contracts = defineResource(contract, {
  create: false,
  update: ContractUpdate,
  remove: 'delete',
  view: 'contract_rows',
  list: { sort: ['number'], filter: ['number'] },
  partner: { verbs: ['list', 'get'] },
  beforeUpdate: checkContract,
  beforeRemove: checkRemoval,
});

/** One row per signer, whose turn it is and how long that has been. */
export const contractSignings = defineResource(signing, {
  create: false,
  update: false,
  view: 'contract_signing_rows',
  list: { sort: ['position'], filter: ['contract_status'] },
  partner: { verbs: ['list', 'get'] },
  guardedBy: 'contracts',
});
