import { describePlan, type PhraseContext, type Statement } from './describe.ts';
import type { PlanChange } from './responses.ts';
import type { PlanDefinition } from './schema.ts';

/** Describes the changes between two versions in plain words. Rules are matched by their id. */
export function planDifferences(before: PlanDefinition, after: PlanDefinition, reading: PhraseContext): PlanChange[] {
  const [old, now] = [describePlan(before, reading), describePlan(after, reading)];
  const changes: PlanChange[] = [];
  for (const rule of now.rules) {
    const was = old.rules.find(({ id }) => id === rule.id);
    if (!was) {
      changes.push({ title: rule.title, kind: 'added', before: [], after: textsOf(rule.statements) });
      continue;
    }
    const [gone, come] = differing(was.statements, rule.statements);
    const renamed = was.title !== rule.title && before.rules.find(({ id }) => id === rule.id)?.label?.trim();
    if (renamed) gone.unshift(`Name: “${was.title}”.`);
    if (renamed) come.unshift(`Name: “${rule.title}”.`);
    if (gone.length + come.length > 0) changes.push({ title: rule.title, kind: 'changed', before: gone, after: come });
  }
  for (const rule of old.rules) {
    if (now.rules.every(({ id }) => id !== rule.id)) {
      changes.push({ title: rule.title, kind: 'removed', before: textsOf(rule.statements), after: [] });
    }
  }
  const [gone, come] = differing(old.terms, now.terms);
  if (gone.length + come.length > 0) changes.push({ title: 'Terms', kind: 'changed', before: gone, after: come });
  const [order, newOrder] = [commonOrder(old.rules, now.rules), commonOrder(now.rules, old.rules)];
  if (order.join() !== newOrder.join()) {
    const title = (id: string) => now.rules.find((rule) => rule.id === id)?.title ?? id;
    changes.push({
      title: 'Rule order',
      kind: 'changed',
      before: order.map(title),
      after: newOrder.map(title),
    });
  }
  return changes;
}

function textsOf(statements: readonly Statement[]): string[] {
  return statements.map(({ text }) => text);
}

/** Statements that only one of the two versions makes. */
function differing(before: readonly Statement[], after: readonly Statement[]): [string[], string[]] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [old.filter((text) => !now.includes(text)), now.filter((text) => !old.includes(text))];
}

function commonOrder(of: readonly { id: string }[], other: readonly { id: string }[]): string[] {
  return of.map(({ id }) => id).filter((id) => other.some((rule) => rule.id === id));
}
