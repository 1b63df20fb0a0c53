import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  tracks: {
    one: 'track',
    many: 'tracks',
    synonyms: ['learning tracks', 'onboarding tracks', 'playbooks'],
    address: '/enablement/tracks/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager', 'content'], wholeCompany: 'manage' },
    onPartnerMerge: 'move',
    log: 'company',
  },
  track_versions: { one: 'track version', many: 'track versions', onPartnerMerge: 'move' },
  track_assignments: {
    one: 'track assignment',
    many: 'track assignments',
    synonyms: ['assigned tracks', 'track enrollments'],
    address: '/enablement/tracks/assignments/show/$id',
    partnerAddress: '/enablement/partner-tracks/show/$id',
    title: 'track_name',
    permission: {
      manage: 'Assign tracks and complete steps',
      managedBy: ['partner_manager', 'content', 'partner_sales', 'partner_finance', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
  track_step_progress: {
    one: 'track step',
    many: 'track steps',
    synonyms: ['steps of tracks', 'onboarding steps'],
    short: ['step', 'steps'],
    onPartnerMerge: 'move',
    title: 'title',
    log: 'company',
    partOf: { table: 'track_assignments', column: 'assignment_id' },
  },
  track_step_files: {
    one: 'file of a track step',
    many: 'files of track steps',
    onPartnerMerge: 'move',
    partOf: { table: 'track_step_progress', column: 'step_id' },
  },
});
