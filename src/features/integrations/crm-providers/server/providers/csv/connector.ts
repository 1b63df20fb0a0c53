import type { Connector } from '#server/extension-points/connectors.ts';
import { createCsv } from './csv.ts';

export const csv: Connector = {
  key: 'csv_files',
  name: 'CSV files',
  category: 'crm',
  sides: ['company'],
  summary: 'Exchanges CSV files with a CRM that has no API.',
  does: ['Reads new files from a folder of this server', 'Writes files with new and changed records'],
  needs: [
    'The description of the files as JSON; the guide has an example',
    'Access to the data folder of this server, for the program that exchanges the files',
  ],
  stays: 'Records and files stay where they are.',
  goes: 'The description is deleted, and files are no longer read or written.',
  fields: [
    {
      name: 'declaration',
      label: 'Description',
      help: 'JSON with the objects, the files, and their columns. Copy the example from the guide and adapt it.',
      kind: 'document',
    },
  ],
  access: [{ kind: 'fields' }],
  guide: 'crm-csv.md',
  crm: (access) => createCsv(access),
};
