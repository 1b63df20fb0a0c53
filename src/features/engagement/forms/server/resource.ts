import { defineResource } from '#server/resource/define.ts';
import { FormCreate, FormVersion, formNoun, formSubmission } from '../schema.ts';
import { beginForm, changeForm, refuseWhilePublished } from './rules.ts';

export const forms = defineResource(formNoun, {
  references: { recipient_ids: { of: 'people' } },
  create: FormCreate,
  view: 'form_rows',
  beforeCreate: beginForm,
  beforeUpdate: changeForm,
  beforeRemove: refuseWhilePublished,
});

export const formVersions = defineResource({
  name: 'form_versions',
  noun: 'form version',
  row: FormVersion,
  view: 'form_version_rows',
  guardedBy: 'forms',
  list: { sort: ['version', 'created_at'], filter: ['form_id', 'version'], search: ['name'], by: '-version' },
});

export const formSubmissions = defineResource(formSubmission, {
  create: false,
  update: false,
  list: { filter: ['ref_id'] },
  view: 'form_submission_rows',
  guardedBy: 'forms',
});
