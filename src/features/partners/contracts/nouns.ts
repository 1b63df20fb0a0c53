import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  contracts: {
    one: 'contract',
    many: 'contracts',
    synonyms: ['agreements', 'agreement'],
    address: '/partners/contracts/show/$id',
    partnerAddress: '/partners/contracts/show/$id',
    permission: { manage: 'Send and end', managedBy: ['partner_manager', 'partner_admin'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  contract_signings: {
    one: 'signing',
    many: 'signings',
    onPartnerMerge: 'move',
    partOf: { table: 'contracts', column: 'contract_id' },
    log: 'company',
  },
  contract_links: {
    one: 'signing link',
    many: 'signing links',
    onPartnerMerge: 'move',
    partOf: { table: 'contracts', column: 'contract_id' },
  },
  contract_events: {
    one: 'contract event',
    many: 'contract events',
    onPartnerMerge: 'history',
    isTrail: true,
  },
  contract_chain_heads: {
    one: 'head of a chain',
    many: 'heads of chains',
    partOf: { table: 'contracts', column: 'contract_id' },
  },
  contract_files: {
    one: 'contract file',
    many: 'contract files',
    onPartnerMerge: 'move',
    partOf: { table: 'contracts', column: 'contract_id' },
  },
  contract_seals: { one: 'seal key', many: 'seal keys' },
});
