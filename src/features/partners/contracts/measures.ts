import { defineMeasure } from '#shared/measures.ts';

const contracts = { list: 'contracts', partner: 'partner_id', unit: 'count' } as const;

const signedContracts = defineMeasure({
  ...contracts,
  key: 'signed_contracts',
  label: 'Contracts signed',
  synonyms: ['signed contracts', 'agreements signed', 'new contracts'],
  filters: { completed_at_ne: '' },
  on: { field: 'completed_at', is: 'instant' },
});

const activeContracts = defineMeasure({
  ...contracts,
  key: 'active_contracts',
  label: 'Active contracts',
  synonyms: ['contracts in effect', 'current contracts', 'active agreements'],
  filters: { status: ['active', 'expiring'] },
});

const expiringContracts = defineMeasure({
  ...contracts,
  key: 'expiring_contracts',
  label: 'Contracts expiring',
  synonyms: ['expiring contracts', 'contracts about to end', 'contracts to renew'],
  filters: { status: 'expiring' },
});

const contractsToSign = defineMeasure({
  ...contracts,
  key: 'contracts_to_sign',
  label: 'Contracts waiting for signatures',
  synonyms: ['unsigned contracts', 'open contracts', 'contracts to sign'],
  filters: { status: ['sent', 'partially_signed', 'awaiting_seal'] },
});

export const contractMeasures = [signedContracts, activeContracts, expiringContracts, contractsToSign];
