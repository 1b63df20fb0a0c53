import type { ChannelKind } from '../schema.ts';

/** A message with buttons that open pages of ours. */
export interface ChatMessage {
  text: string;
  buttons: readonly { label: string; url: string }[];
}

/** The body of a request to an incoming webhook of Slack, or to a workflow of Microsoft Teams. */
export function bodyFor(kind: ChannelKind, message: ChatMessage): object {
  return kind === 'slack' ? slackBody(message) : teamsBody(message);
}

const MAX_TEXT = 2_500;

function slackBody({ text, buttons }: ChatMessage): object {
  const escaped = text.slice(0, MAX_TEXT).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return {
    text: escaped,
    unfurl_links: false,
    blocks: [
      // Plain text, so that names of partners cannot format it, link or mention people.
      { type: 'section', text: { type: 'plain_text', text: text.slice(0, MAX_TEXT), emoji: false } },
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
function teamsBody({ text, buttons }: ChatMessage): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text: withoutMarkdown(text.slice(0, MAX_TEXT)), wrap: true }],
          actions: buttons.map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
        },
      },
    ],
  };
}

/** Cards read Markdown, so names of partners could contain links. */
const withoutMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&');
