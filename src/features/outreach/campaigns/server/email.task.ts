import { type EmailContent, renderEmail } from './render.ts';
import type { Template } from './template.ts';

/** Renders an email once for all its recipients. */
export const run = ({ content, baseUrl }: { content: EmailContent; baseUrl: string }): Promise<Template> =>
  renderEmail(content, baseUrl);
