import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { Form, FormCreate, FormSubmission, FormUpdate, FormVersion, formFields, submissionFields } from '../schema.ts';
import { beginForm, changeForm, refuseWhilePublished } from './rules.ts';

export const forms = defineResource({
  name: 'forms',
  noun: 'form',
  fields: formFields,
  row: Form,
  create: FormCreate,
  update: FormUpdate,
  remove: 'archive',
  view: 'form_rows',
  list: {
    sort: [...sortable(formFields), 'created_at', 'updated_at'],
    filter: [...filterable(formFields), 'created_at', 'updated_at'],
    search: searchable(formFields),
    by: '-updated_at',
  },
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

export const formSubmissions = defineResource({
  name: 'form_submissions',
  noun: 'form submission',
  fields: submissionFields,
  row: FormSubmission,
  view: 'form_submission_rows',
  guardedBy: 'forms',
  list: {
    sort: [...sortable(submissionFields), 'created_at'],
    filter: [...filterable(submissionFields), 'ref_id', 'created_at'],
    search: searchable(submissionFields),
    by: '-created_at',
  },
});
