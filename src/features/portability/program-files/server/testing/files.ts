import { prepareCompany } from '#server/company/new-company.ts';
import type { Company, Person } from '#server/testing/world.ts';
import type { ProgramApplied, ProgramDiff, ProgramExport, ProgramFile } from '../../schema.ts';

export const exportFiles = async ({ owner }: Company): Promise<ProgramFile[]> =>
  (await owner.post<ProgramExport>('/program_files/export')).files;
export const diff = ({ owner }: Company, files: ProgramFile[]) =>
  owner.post<ProgramDiff>('/program_files/diff', { files });
export const apply = ({ owner }: Company, files: ProgramFile[], options: object = {}) =>
  owner.post<ProgramApplied>('/program_files/apply', { files, ...options });
export const refused = async (person: Person, files: ProgramFile[], path = 'apply') => {
  const answer = await person.request('POST', `/program_files/${path}`, { files });
  return { status: answer.statusCode, ...answer.json<{ message: string; problems?: Problem[] }>() };
};
interface Problem {
  file: string;
  line: number | null;
  reason: string;
}

/** The text of one file. */
export const textOf = (files: readonly ProgramFile[], path: string): string =>
  files.find((file) => file.path === path)!.text;

/** The files with one of them changed. */
export function edited(files: readonly ProgramFile[], path: string, edit: (text: string) => string): ProgramFile[] {
  return files.map((file) => (file.path === path ? { path, text: edit(file.text) } : file));
}

/** A folder about few parts. */
export const folder = (files: Record<string, string>): ProgramFile[] => [
  { path: 'program.yaml', text: manifest(Object.keys(files)) },
  ...Object.entries(files).map(([path, text]) => ({ path, text })),
];

function manifest(paths: readonly string[]): string {
  const parts = new Set(paths.map((path) => path.replace(/(\/.*|\.yaml)$/, '')));
  return `format: 1\ncontents:\n${[...parts].map((part) => `  - ${part}\n`).join('')}`;
}

/** A company with a small program of every kind that refers to another one. */
export async function withProgram(company: Company): Promise<Company> {
  await company.within(prepareCompany);
  await apply(
    company,
    folder({
      'tiers.yaml':
        'tiers:\n  - key: silver\n    name: Silver\n    protection_factor_ppm: 1000000\n  - key: gold\n    name: Gold\n    benefits: Everything\n    protection_factor_ppm: 1500000\n',
      'partner-types.yaml': 'partner-types:\n  - key: reseller\n    name: Reseller\n',
      'tags.yaml': 'tags:\n  - key: partners-strategic\n    name: strategic\n    entity: partners\n',
      'custom-fields.yaml':
        'custom-fields:\n  - key: deals-budget\n    entity: opportunities\n    field_key: budget\n    label: Budget\n    field_type: STRING\n    is_required: false\n    is_unique: false\n    partner_access: none\n    required_stage_ids:\n      - !ref stages/resale/won\n',
      'roles.yaml':
        'roles:\n  - key: reader\n    name: Reader\n    permissions:\n      - partners:view\n    scope: all\n',
      'audiences/gold.yaml':
        'name: Gold resellers\nentity: partners\nconditions:\n  any:\n    - all:\n        - field: partner.tier\n          op: in\n          value:\n            - !ref tiers/gold\n        - field: partner.type\n          op: in\n          value:\n            - !ref partner-types/reseller\n',
      'opportunity-types/resale.yaml':
        'name: Resale\norder: 5\nmotion: resale\ndeal_kind: new\nauto_approves: false\nis_default: true\nstages:\n  - key: open\n    name: Open\n    category: open\n    probability: 20\n  - key: won\n    name: Won\n    category: won\n    probability: 100\n  - key: lost\n    name: Lost\n    category: lost\n    probability: 0\n',
      'courses/basics.yaml':
        'title: Basics\nlanguage: en\nis_sequential: false\nis_self_enrolled: true\nshared_with: selected\naudience_id: !ref audiences/gold\nstate: published\ndefinition:\n  sections:\n    - id: one\n      title: One\n      lessons:\n        - id: hello\n          kind: article\n          title: Hello\n          is_required: true\n          body: !file basics.1-hello.md\n',
      'courses/basics.1-hello.md': '# Hello\n\nRead this.\n',
      'structures/margin.yaml':
        'name: Margin\nstate: published\ndefinition:\n  hold_days: 30\n  accrue_on: won\n  rules:\n    - id: r-base\n      label: Base\n      base: net\n      calc:\n        type: percent\n        rate_ppm: 100000\n        rate_ppm_by_tier:\n          !ref tiers/gold: 200000\n',
      'assignments.yaml':
        'assignments:\n  - key: margin-all\n    plan_id: !ref structures/margin\n    target: type\n    target_id: !ref partner-types/reseller\n    priority: 0\n',
      'tier-requirements.yaml':
        'state: published\npromotion: proposal\ndemotion: proposal\ngrace_days: 60\ncriteria:\n  - tier_id: !ref tiers/gold\n    metric: closed_revenue\n    threshold: 10000000\n    window_months: 12\n    is_mandatory: true\n    points: 0\n',
    }),
    { deletes: false },
  );
  return company;
}
