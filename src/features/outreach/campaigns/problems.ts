import { imageProblem, linkProblem } from './addresses.ts';
import type { Block } from './blocks.schema.ts';
import { linksOfMarkup } from './markup.ts';
import { variableProblems } from './variables.ts';

/** A problem of an email. Errors must be corrected before it can be sent. */
export interface Problem {
  /** The block; null for the subject, sender and audience. */
  block: string | null;
  field: string;
  text: string;
  is_error: boolean;
}

/** The problems that can be seen without looking anything up. */
export function contentProblems(email: {
  subject: string;
  preview_text?: string | null;
  blocks: readonly Block[];
}): Problem[] {
  const { subject, preview_text, blocks } = email;
  const found: Problem[] = [];
  const note = (block: string | null, field: string, text: string | undefined, is_error = true) => {
    if (text) found.push({ block, field, text, is_error });
  };
  const words = (block: string | null, field: string, text: string) => {
    for (const problem of variableProblems(text)) note(block, field, problem.text, problem.isError);
  };
  if (subject.trim() === '') note(null, 'subject', 'Enter a subject.');
  else words(null, 'subject', subject);
  if (preview_text) words(null, 'preview_text', preview_text);
  else note(null, 'preview_text', 'Without a preview text, mailboxes show the beginning of the email.', false);
  if (!blocks.some(({ kind }) => kind !== 'divider')) note(null, 'blocks', 'Add a block with content.');
  for (const block of blocks) {
    const markup = (field: string, text: string) => {
      words(block.key, field, text);
      for (const url of linksOfMarkup(text)) note(block.key, field, linkProblem(url));
    };
    const picture = (field: string, url: string, alt: string) => {
      note(block.key, field, imageProblem(url));
      if (alt.trim() === '') note(block.key, field, 'Describe the picture for readers who do not see it.', false);
    };
    if (block.kind === 'headline') {
      words(block.key, 'text', block.text);
      if (block.text.trim() === '') note(block.key, 'text', 'Enter a headline.');
    } else if (block.kind === 'text') {
      markup('text', block.text);
      if (block.text.trim() === '') note(block.key, 'text', 'Enter a text.');
    } else if (block.kind === 'button') {
      words(block.key, 'label', block.label);
      if (block.label.trim() === '') note(block.key, 'label', 'Enter the label of the button.');
      note(block.key, 'url', linkProblem(block.url));
    } else if (block.kind === 'image') {
      picture('url', block.url, block.alt);
      if (block.link) note(block.key, 'link', linkProblem(block.link));
    } else if (block.kind === 'columns') {
      for (const [at, cell] of block.cells.entries()) {
        if (cell.image_url) picture(`cells.${at}.image_url`, cell.image_url, cell.image_alt ?? '');
        if (cell.headline) words(block.key, `cells.${at}.headline`, cell.headline);
        if (cell.text) markup(`cells.${at}.text`, cell.text);
        if (cell.label || cell.url) {
          words(block.key, `cells.${at}.label`, cell.label ?? '');
          note(block.key, `cells.${at}.url`, linkProblem(cell.url ?? ''));
          if (!cell.label?.trim()) note(block.key, `cells.${at}.label`, 'Enter the label of the button.');
        }
        if (!cell.image_url && !cell.headline && !cell.text && !cell.label)
          note(block.key, `cells.${at}`, `Column ${at + 1} is empty.`, false);
      }
    }
  }
  return found;
}

/** All addresses that the email links to, each once. */
export function linksOf(blocks: readonly Block[]): string[] {
  const found = blocks.flatMap((block) => {
    if (block.kind === 'text') return linksOfMarkup(block.text);
    if (block.kind === 'button') return [block.url];
    if (block.kind === 'image') return block.link ? [block.link] : [];
    if (block.kind === 'columns')
      return block.cells.flatMap(({ text, url, label }) => [
        ...(text ? linksOfMarkup(text) : []),
        ...(label && url ? [url] : []),
      ]);
    return [];
  });
  return [...new Set(found.map((url) => url.trim()))];
}
