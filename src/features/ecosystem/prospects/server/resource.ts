import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { prospect, prospectActivity, prospectProfile } from '../schema.ts';
import { followActivity, prepareActivity, requireAuthor } from './activities.ts';
import { checkProspectProfile } from './profiles.ts';
import { prepareProspect, prepareProspectChange } from './rules.ts';
import { scoreOne, scoreProspectsOf } from './scores.ts';

constraintMessage('prospect_profiles_type', { type_id: ['already has a profile'] });
constraintMessage('prospects_application', { application_id: ['is already a prospect'] });

export const prospects = defineResource(prospect, {
  view: 'prospect_rows',
  import: { group: 'Sales', known_by: [['domain'], ['name']] },
  beforeCreate: prepareProspect,
  afterCreate: scoreOne,
  beforeUpdate: prepareProspectChange,
  afterUpdate: scoreOne,
});

export const prospectProfiles = defineResource(prospectProfile, {
  view: 'prospect_profile_rows',
  beforeCreate: checkProspectProfile,
  afterCreate: scoreProspectsOf,
  beforeUpdate: (call, current, patch) => checkProspectProfile(call, patch, current),
  afterUpdate: (call, row) => scoreProspectsOf(call, row),
  beforeRemove: (call, current) => scoreProspectsOf(call, current, { isEnding: true }),
});

export const prospectActivities = defineResource(prospectActivity, {
  view: 'prospect_activity_rows',
  guardedBy: 'prospects',
  list: { filter: ['partner_id'] },
  remove: 'delete',
  beforeCreate: prepareActivity,
  afterCreate: followActivity,
  beforeUpdate: requireAuthor,
  beforeRemove: async (call, current) => void (await requireAuthor(call, current, {})),
});
