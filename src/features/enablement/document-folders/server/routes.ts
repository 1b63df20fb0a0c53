import { sql } from '#server/db/sql.ts';
import { type Action, action, IdParams } from '#server/http/action.ts';
import { FolderAccess, Storage } from '../schema.ts';
import { accessOfFolder } from './access.ts';
import { folderStepRoutes } from './steps.ts';

export const folderRoutes: Action[] = [
  ...folderStepRoutes,
  action({
    method: 'GET',
    url: '/document_folders/:id/access',
    summary: 'List who sees a folder, and which rules decide it',
    can: 'document_folders:view',
    modes: ['company'],
    params: IdParams,
    response: FolderAccess,
    run: (call, { params }) => accessOfFolder(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/document_folders/storage',
    summary: 'Get how much storage the files of the company use',
    can: 'document_folders:view',
    modes: ['company'],
    response: Storage,
    run: (call) => call.one<Storage>(sql`select used_bytes, most_bytes from app_storage()`),
  }),
];
