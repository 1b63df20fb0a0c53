import type { ChannelKind } from '../schema.ts';

/** A message with buttons that open pages of ours. */
export interface ChatMessage {
  text: string;
  /** Values with their labels, shown below the text. */
  facts?: readonly { label: string; value: string }[];
  buttons: readonly { label: string; url: string }[];
}

/** The body of a request to an incoming webhook of Slack, or to a workflow of Microsoft Teams. */
export function bodyFor(kind: ChannelKind, message: ChatMessage): object {
  return kind === 'slack' ? slackBody(message) : teamsBody(message);
}

const MAX_TEXT = 2_500;
/** Slack shows at most ten fields in a section. */
export const MAX_FACTS = 10;
const MAX_FACT = 300;

function slackBody({ text, facts = [], buttons }: ChatMessage): object {
  const escaped = text.slice(0, MAX_TEXT).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return {
    text: escaped,
    unfurl_links: false,
    blocks: [
      // Plain text, so that names of partners cannot format it, link or mention people.
      { type: 'section', text: { type: 'plain_text', text: text.slice(0, MAX_TEXT), emoji: false } },
      ...(facts.length > 0
        ? [
            {
              type: 'section',
              fields: facts.slice(0, MAX_FACTS).map(({ label, value }) => ({
                type: 'plain_text',
                text: `${label}\n${value.slice(0, MAX_FACT) || '–'}`,
                emoji: false,
              })),
            },
          ]
        : []),
      ...(buttons.length > 0
        ? [
            {
              type: 'actions',
              elements: buttons.map(({ label, url }) => ({
                type: 'button',
                text: { type: 'plain_text', text: label.slice(0, 75) },
                url,
              })),
            },
          ]
        : []),
    ],
  };
}

/** An Adaptive Card 1.4, as the workflow "Post to a channel when a webhook request is received" takes it. */
function teamsBody({ text, facts = [], buttons }: ChatMessage): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: withoutMarkdown(text.slice(0, MAX_TEXT)), wrap: true },
            ...(facts.length > 0
              ? [
                  {
                    type: 'FactSet',
                    facts: facts.slice(0, MAX_FACTS).map(({ label, value }) => ({
                      title: label,
                      value: withoutMarkdown(value.slice(0, MAX_FACT)) || '–',
                    })),
                  },
                ]
              : []),
          ],
          actions: buttons.map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
        },
      },
    ],
  };
}

/** Cards read Markdown, so names of partners could contain links. */
const withoutMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&');
