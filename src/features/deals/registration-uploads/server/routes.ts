import { action } from '#server/http/action.ts';
import { UploadAnswer, UploadQuestion } from '../schema.ts';
import { checkFile, submitFile } from './upload.ts';

export const uploadRoutes = [
  action({
    method: 'POST',
    url: '/registration_uploads',
    summary: 'Check or submit many registrations from a CSV file',
    can: 'deal_registrations:manage',
    modes: ['partner'],
    body: UploadQuestion,
    response: UploadAnswer,
    run: (call, { body: { csv, mode } }) => (mode === 'check' ? checkFile(call, csv) : submitFile(call, csv)),
  }),
];
