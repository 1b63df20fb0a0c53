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

const MOST_RULES = 5_000;
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

/** A rule with many stars takes the longer to compare the more there are; real rules have one or two. */
function rulesOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_RULES) throw invalid({ robots: ['has too many rules'] });
  return lines
    .map((line) => line.slice(0, 2_000).replace(/\*{2,}/g, '*'))
    .filter((line) => line.split('*').length <= MOST_STARS)
    .join('\n');
}
