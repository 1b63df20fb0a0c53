import type { ServerFeature } from '#server/feature.ts';
import { action, IdParams } from '#server/http/action.ts';
import { FolderDelete, FolderDeleted } from '../schema.ts';
import { deleteFolder } from './delete.ts';
import { demo } from './demo.ts';
import { resourceFolders } from './resource.ts';

export const feature: ServerFeature = {
  name: 'resource-folders',
  partOf: 'resources',
  resources: [resourceFolders],
  routes: [
    action({
      method: 'POST',
      url: '/resource_folders/:id/delete',
      summary: 'Delete a folder; its content moves up, moves to another folder or is archived',
      can: 'resource_folders:manage',
      modes: ['company'],
      params: IdParams,
      body: FolderDelete,
      response: FolderDeleted,
      run: (call, { params, body }) => deleteFolder(call, params.id, body),
    }),
  ],
  demo,
};
