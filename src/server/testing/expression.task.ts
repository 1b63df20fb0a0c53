import { hostileTexts, type WrittenExpression } from './regular-expressions.ts';

const { threadCpuUsage } = process as unknown as { threadCpuUsage: () => { user: number; system: number } };
const used = () => (threadCpuUsage().user + threadCpuUsage().system) / 1_000;

/** The text on which an expression takes longest, with the processor time in milliseconds. Stops at the first above `most`. */
export function run(input: { expression: WrittenExpression; length: number; most: number }): {
  text: string;
  ms: number;
} {
  const { expression, length, most } = input;
  const slowest = { text: '', ms: 0 };
  for (const text of hostileTexts(expression, length)) {
    const pattern = new RegExp(expression.source, expression.flags);
    const start = used();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    const ms = used() - start;
    if (ms > slowest.ms) Object.assign(slowest, { text: text.slice(0, 20), ms });
    if (ms > most) break;
  }
  return slowest;
}
