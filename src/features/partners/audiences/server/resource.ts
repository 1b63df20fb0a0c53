import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { audience } from '../schema.ts';
import { prepareAudience, prepareAudienceChange, rejectWhileUsed } from './rules.ts';

constraintMessage('audiences_name', { name: ['is already the name of another audience'] });

export const audiences = defineResource(audience, {
  beforeCreate: prepareAudience,
  beforeUpdate: prepareAudienceChange,
  beforeRemove: rejectWhileUsed,
});
