import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { certificate, certificateProgram } from '../schema.ts';
import { beginProgram, changeProgram, refuseWhenRequired } from './rules.ts';

constraintMessage('certificate_programs_name', { name: ['is the name of another program'] });

export const certificatePrograms = defineResource(certificateProgram, {
  view: 'certificate_program_rows',
  leaves: { required_by: 'value' },
  partner: { verbs: ['list', 'get'] },
  beforeCreate: beginProgram,
  beforeUpdate: changeProgram,
  beforeRemove: refuseWhenRequired,
});

/** Certificates are awarded by events, or by `/certificate_programs/{id}/award`, and renewed and revoked by actions. */
export const certificates = defineResource(certificate, {
  create: false,
  update: false,
  list: {
    filter: ['user_id', 'partner_owner_user_id', 'partner_type_id', 'partner_region_id'],
    among: { partner_region_id: 'partner_region_ids' },
  },
  view: 'certificate_rows',
  partner: { verbs: ['list', 'get'] },
});
