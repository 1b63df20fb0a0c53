import robotsParser from 'robots-parser';
import { invalid } from '#server/errors.ts';
import type { Finding } from '../../schema.ts';
import { findingsOf } from './findings.ts';
import { type Page, parsePage } from './page.ts';

export type WebsiteTask =
  | { kind: 'page'; html: string }
  | { kind: 'findings'; pages: readonly { url: string; page: Page }[]; host: string }
  | { kind: 'robots'; url: string; text: string; agent: string; urls: readonly string[] };

/** The rules of a robots.txt for some addresses. */
export interface RobotRules {
  allowed: boolean[];
  /** The seconds between two requests. */
  delay: number;
}

export type WebsiteAnswer = { page: Page } | { findings: Finding[] } | RobotRules;

const MOST_RULES = 20_000;
const MOST_STARS = 20;

/** Reads what a website sent. */
export function run(task: WebsiteTask): WebsiteAnswer {
  if (task.kind === 'page') return { page: parsePage(task.html) };
  if (task.kind === 'findings') return { findings: findingsOf(task.pages, task.host) };
  const robots = robotsParser(task.url, rulesOf(task.text));
  return {
    allowed: task.urls.map((url) => robots.isAllowed(url, task.agent) !== false),
    delay: robots.getCrawlDelay(task.agent) ?? 0,
  };
}

/**
 * A rule takes the longer to compare the more stars it has; real rules have one or two. Without its end, one that
 * disallows applies to more, and one that allows is left out.
 */
function rulesOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_RULES)
    throw invalid({ website: ['has too many rules for robots'] }, 'The website has too many rules for robots.');
  return lines
    .flatMap((given) => {
      const line = given.slice(0, 2_000).replace(/\*{2,}/g, '*');
      const parts = line.split('*');
      if (parts.length <= MOST_STARS) return [line];
      return /^\s*allow/i.test(line) ? [] : [`${parts.slice(0, MOST_STARS).join('*')}*`];
    })
    .join('\n');
}
