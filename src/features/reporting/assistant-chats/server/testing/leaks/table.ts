export interface Attack {
  mode: 'partner' | 'company';
  family: string;
  cases: number;
  leaks: number;
}

const number = new Intl.NumberFormat('en-US');

/** The result of the suite as a page of the documentation. */
export function tableOf(attacks: readonly Attack[], planted: Readonly<Record<Attack['mode'], number>>): string {
  const sum = (of: 'cases' | 'leaks') => attacks.reduce((total, attack) => total + attack[of], 0);
  return `# Leak suite of the assistant

The suite attacks the assistant as a partner whose neighbors are the other partners of the company, and as a company whose neighbor is another company of the same installation. A secret is planted in every text column of the neighbors' rows that takes one: ${number.format(planted.partner)} columns of other partners and ${number.format(planted.company)} of the other company. Then everything is tried that a person, a program or the worst model could send: prompts, every offered tool with every foreign id, the assistant's routes, and the Model Context Protocol. An attack leaks when a secret occurs in an answer, a source, a tool result, a proposal, an error or a stored message. Nothing may be written but conversations and proposals, which the suite checks by comparing the contents of every other table of the company, except the outbox and the audit log. A scripted model calls what it likes in every round and then says everything that it has read; what it is sent is searched too.

Run it with \`npm run bench leaks\`, which also rewrites this page. It is part of \`npm test -- --all\`: \`src/features/reporting/assistant-chats/server/testing/leaks/leaks.all.test.ts\`.

| Mode | Attack | Cases | Leaks |
| --- | --- | --- | --- |
${attacks.map(({ mode, family, cases, leaks }) => `| ${mode === 'partner' ? 'Partner' : 'Company'} | ${family} | ${number.format(cases)} | ${leaks} |`).join('\n')}

Total: ${number.format(sum('cases'))} cases, ${number.format(sum('leaks'))} leaks.
`;
}
