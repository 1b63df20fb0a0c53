/** What people can be notified of, as they would name it; each can be had in the bell and by email, or turned off. */
export interface Topic {
  key: string;
  label: string;
  about: string;
  mode: 'company' | 'partner';
  /** By email, before a person chooses otherwise. */
  email: 'off' | 'instant' | 'daily';
  /** Reaches everybody at once in every way: what it warns of cannot wait. */
  is_critical?: boolean;
  /** What it is about: nobody is asked about a module that is switched off. */
  resource: string;
  /** The kinds of notifications it stands for. */
  kinds: readonly string[];
}

const topics: Topic[] = [];
const byKind = new Map<string, Topic>();

/** Declares what a feature notifies people of; it lists them as `topics` in its `server/index.ts`. */
export function defineTopics(list: readonly Topic[]): readonly Topic[] {
  topics.push(...list);
  for (const topic of list) for (const kind of topic.kinds) byKind.set(kind, topic);
  return list;
}

/** The topics of all features, by area and feature. */
export const allTopics = (): readonly Topic[] => topics;

/** @throws when no feature declares the kind: then nobody could turn it off */
export function topicOf(kind: string): Topic {
  const topic = byKind.get(kind);
  if (!topic) throw new TypeError(`No topic has notifications of the kind "${kind}".`);
  return topic;
}
