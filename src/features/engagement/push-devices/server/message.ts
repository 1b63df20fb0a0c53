import type { Topic } from '#server/extension-points/notification-topics.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import type { PushMessage } from '../model.ts';
import type { PushShows } from '../schema.ts';
import { texts } from './texts.ts';

/** A notification that is due, with the actions that its reader may take now. */
export interface DueNotice {
  id: string;
  topic: Topic | undefined;
  text: string;
  link: string | null;
  actions: readonly { path: string; label: string }[];
}

/** Systems show at most two buttons. */
const MOST_ACTIONS = 2;
const MOST_TOPICS = 3;
const LONGEST_TEXT = 240;

/**
 * The message about notifications that are due together.
 * @param shows `kind` names no partner, customer or person: the message may appear on a locked screen
 */
export function messageOf(notices: readonly DueNotice[], company: string, shows: PushShows): PushMessage {
  const title = oneLine(company, 80);
  const [notice] = notices;
  const labels = [...new Set(notices.map(({ topic }) => topic?.label ?? ''))].filter(Boolean);
  const kinds = texts.topics(labels.slice(0, MOST_TOPICS), labels.length - MOST_TOPICS);
  const tag = notice!.id;
  if (notices.length > 1)
    return { title, body: `${texts.several(notices.length)}: ${kinds}`, path: '/', tag, actions: [] };
  return {
    title,
    body: shows === 'text' ? oneLine(notice!.text, LONGEST_TEXT) : kinds,
    path: notice!.link?.startsWith('/') ? notice!.link : '/',
    tag,
    actions: notice!.actions.slice(0, MOST_ACTIONS).map(({ path, label }) => ({ path, title: label })),
  };
}
