import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { verdicts } from '../../schema.ts';

type Verdict = (typeof verdicts)[number];

interface Visit {
  method: string;
  headers: IncomingHttpHeaders;
  is_blocked: boolean;
  honors_privacy_signals: boolean;
}

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : (value ?? ''));

/** The verdict on a visit before it is known whether the visitor has been here before. */
export function verdictOf({ method, headers, is_blocked, honors_privacy_signals }: Visit): Verdict {
  const agent = text(headers['user-agent']);
  if (method === 'HEAD' || agent === '' || isbot(agent)) return 'bot';
  const purpose = `${text(headers['sec-purpose'])} ${text(headers.purpose)} ${text(headers['x-moz'])}`;
  if (/prefetch|preview|prerender/i.test(purpose)) return 'prefetch';
  if (is_blocked) return 'blocked';
  if (honors_privacy_signals && (headers['sec-gpc'] === '1' || headers.dnt === '1')) return 'no_consent';
  return 'ok';
}

export function referralLinkDevice(agent: string): 'desktop' | 'mobile' | 'tablet' | 'other' {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|Android/i.test(agent)) return 'mobile';
  return /Windows|Macintosh|X11|CrOS|Linux/i.test(agent) ? 'desktop' : 'other';
}

/** Campaign parameters, and the marks that advertising networks leave. Other parameters may name people. */
const KEPT_PARAMETERS =
  /^(utm_(source|medium|campaign|term|content)|gclid|gbraid|wbraid|gad_source|gad_campaignid|msclkid|fbclid|ttclid|campaignid)$/;
const LONGEST_VALUE = 200;

export function paramsOf(query: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      KEPT_PARAMETERS.test(key) && typeof value === 'string' ? [[key, value.slice(0, LONGEST_VALUE)]] : [],
    ),
  );
}
