import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  certificate_programs: {
    one: 'certificate program',
    many: 'certificate programs',
    address: '/training/certificates/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager', 'content'], wholeCompany: 'manage' },
    log: 'company',
  },
  certificates: {
    one: 'certificate',
    many: 'certificates',
    synonyms: ['certifications', 'certification', 'badges'],
    address: '/training/certificates/held/$id',
    partnerAddress: '/partner-training/certificates/$id',
    title: "program_name || ', ' || holder_name",
    permission: { manage: 'Award, renew and revoke', managedBy: ['partner_manager', 'content'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  certificate_keys: { one: 'badge key', many: 'badge keys' },
});
