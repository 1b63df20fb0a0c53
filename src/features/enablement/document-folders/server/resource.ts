import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { documentFolder } from '../schema.ts';
import { afterFolderChange, changeDocumentFolder, prepareFolder, refuseFullFolder } from './rules.ts';

constraintMessage('document_folders_name', { name: ['is already the name of a folder here'] });
constraintMessage('document_folders_top', { access: ['cannot be inherited at the top'] });
constraintMessage('document_folders_narrowed', { access: ['must be Partners to choose an audience or roles'] });
constraintMessage('document_folders_one_partner', { audience_id: ['does not apply to folders of one partner'] });

export const documentFolders = defineResource(documentFolder, {
  ordered: true,
  list: { sort: ['order'], filter: ['is_shared'] },
  view: 'document_folder_rows',
  partner: { verbs: ['list', 'get'] },
  beforeCreate: prepareFolder,
  beforeUpdate: changeDocumentFolder,
  afterCreate: (call, row) => afterFolderChange(call, row),
  afterUpdate: (call, row, before) => afterFolderChange(call, row, before),
  beforeRemove: refuseFullFolder,
});
