import type { ActionContext } from '#server/extension-points/automations.ts';

const MOST_LEVELS = 20;
const ONLY = /^\s*\{\{\s*([a-z][a-z0-9_.]*)\s*(?:\|([^{}]*))?\}\}\s*$/;

/** @returns the problem of a JSON template as the end of a sentence */
export function jsonTemplateProblem(template: unknown): string | undefined {
  if (typeof template !== 'string') return 'must be a text';
  try {
    return levelsOf(JSON.parse(template)) > MOST_LEVELS ? `has more than ${MOST_LEVELS} levels` : undefined;
  } catch {
    return 'must be valid JSON. Write placeholders within quotes: {"name": "{{record.name}}"}';
  }
}

/** Levels are counted to one above the limit only. */
function levelsOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return level;
  return Math.max(level + 1, ...Object.values(value).map((inner) => levelsOf(inner, level + 1)));
}

/**
 * Fills the texts of a JSON template. A text that is one placeholder becomes its value, so that numbers stay numbers; a
 * value is never read as JSON.
 */
export function fillJson(template: string, context: Pick<ActionContext, 'fill' | 'pick'>): string {
  return JSON.stringify(fillValue(JSON.parse(template), context));
}

function fillValue(value: unknown, context: Pick<ActionContext, 'fill' | 'pick'>): unknown {
  if (typeof value === 'string') {
    const [, key, fallback] = ONLY.exec(value) ?? [];
    if (key === undefined) return context.fill(value);
    const [picked] = context.pick([key]);
    return picked?.value ?? (fallback === undefined ? null : fallback.trim());
  }
  if (Array.isArray(value)) return value.map((one) => fillValue(one, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillValue(inner, context)]));
}
