import type { ServerFeature } from '#server/feature.ts';
import { programFilePlugin } from './plugin.ts';

export const feature: ServerFeature = {
  name: 'program-files',
  doors: {
    files: ['POST /program_files/apply', 'POST /program_files/diff', 'POST /program_files/unpack'],
  },
  flag: {
    key: 'program_files',
    description: 'The program as readable files: export, compare, apply.',
    default: true,
  },
  plugin: programFilePlugin,
};
