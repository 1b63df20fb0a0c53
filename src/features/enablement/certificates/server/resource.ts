import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  Certificate,
  CertificateForPartner,
  CertificateProgram,
  CertificateProgramCreate,
  CertificateProgramForPartner,
  CertificateProgramUpdate,
  certificateFields,
  programFields,
} from '../schema.ts';
import { beginProgram, changeProgram, refuseWhenRequired } from './rules.ts';

constraintMessage('certificate_programs_name', { name: ['is the name of another program'] });

export const certificatePrograms = defineResource({
  name: 'certificate_programs',
  noun: 'certificate program',
  fields: programFields,
  row: CertificateProgram,
  create: CertificateProgramCreate,
  update: CertificateProgramUpdate,
  remove: 'archive',
  view: 'certificate_program_rows',
  list: {
    sort: [...sortable(programFields), 'created_at', 'updated_at'],
    filter: [...filterable(programFields), 'created_at', 'updated_at'],
    search: searchable(programFields),
    by: 'name',
  },
  partner: { row: CertificateProgramForPartner, verbs: ['list', 'get'] },
  beforeCreate: beginProgram,
  beforeUpdate: changeProgram,
  beforeRemove: refuseWhenRequired,
});

/** Certificates are awarded by events, or by `/certificate_programs/{id}/award`, and renewed and revoked by actions. */
export const certificates = defineResource({
  name: 'certificates',
  noun: 'certificate',
  fields: certificateFields,
  row: Certificate,
  view: 'certificate_rows',
  list: {
    sort: [...sortable(certificateFields), 'created_at'],
    filter: [
      ...filterable(certificateFields),
      'user_id',
      'partner_owner_user_id',
      'partner_type_id',
      'partner_region_id',
      'created_at',
    ],
    among: { partner_region_id: 'partner_region_ids' },
    search: searchable(certificateFields),
    by: '-created_at',
  },
  partner: { row: CertificateForPartner, verbs: ['list', 'get'] },
});
