import type { Row } from '#server/db/client.ts';
import { FORMAT, type ProgramFile } from '../schema.ts';
import { FILE, slug } from './format/marks.ts';
import { writeYaml } from './format/yaml.ts';
import type { Item, ProgramPart } from './parts/define.ts';
import type { Program } from './read.ts';

/** The files of a program, in a fixed order. */
export function writeFiles(program: Program): ProgramFile[] {
  const files: ProgramFile[] = [
    { path: 'program.yaml', text: writeYaml({ format: FORMAT, contents: program.parts.map(({ key }) => key) }) },
  ];
  for (const part of program.parts) {
    const items = [...program.items.values()].filter((item) => item.part === part);
    if (part.file === 'list') files.push({ path: `${part.key}.yaml`, text: writeYaml({ [part.key]: listed(items) }) });
    else for (const item of items) files.push(...recordFiles(part, item));
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

function listed(items: { key: string; values: Row; row: Row; part: ProgramPart }[]): Row[] {
  const place = ({ row }: { row: Row }) => (typeof row.order === 'number' ? row.order : 0);
  return items
    .toSorted((one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1))
    .map(({ key, values }) => ({ key, ...values }));
}

function recordFiles(part: ProgramPart, { key, values }: Item): ProgramFile[] {
  const folder = part.file === 'single' ? '' : `${part.key}/`;
  const texts: ProgramFile[] = [];
  const externalize = (value: unknown, path: string, title: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => externalize(one, `${path}.${index}`, title));
    if (value === null || typeof value !== 'object') return value;
    const own = value as Row;
    const name = String(own.title ?? own.name ?? title);
    return Object.fromEntries(
      Object.entries(own).map(([field, one]) => {
        if (typeof one !== 'string' || !part.markdown?.includes(field))
          return [field, externalize(one, `${path}.${field}`, name)];
        const file = path === '' ? `${key}.md` : `${key}.${texts.length + 1}-${slug(name, field)}.md`;
        texts.push({ path: `${folder}${file}`, text: `${one}\n` });
        return [field, `${FILE}${file}`];
      }),
    );
  };
  const content = part.markdown ? externalize(values, '', key) : values;
  return [{ path: `${folder}${key}.yaml`, text: writeYaml(content) }, ...texts];
}
