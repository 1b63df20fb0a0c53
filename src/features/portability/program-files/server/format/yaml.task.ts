import { MOST_BYTES, type ProgramFile, type ProgramProblem } from '../../schema.ts';
import { type Parsed, readYaml } from './yaml.ts';

/** A file as it was read, or the problems that kept it from being read. */
export interface ReadFile {
  read: Parsed | undefined;
  problems: ProgramProblem[];
}

/** Reads all YAML files of a folder, by path. Nothing is read when they are too large together. */
export function run(files: readonly ProgramFile[]): Map<string, ReadFile> {
  const read = new Map<string, ReadFile>();
  if (files.reduce((size, { text }) => size + text.length, 0) > MOST_BYTES) return read;
  for (const { path, text } of files) {
    if (!path.endsWith('.yaml') || read.has(path)) continue;
    const problems: ProgramProblem[] = [];
    read.set(path, { read: readYaml(path, text, problems), problems });
  }
  return read;
}
