/** A topic of notifications with a label for users, who can receive it in the product and by email, or turn it off. */
export interface Topic {
  key: string;
  label: string;
  about: string;
  mode: 'company' | 'partner';
  /** The default for emails. */
  email: 'off' | 'instant' | 'daily';
  /** Their emails are about payments, or signatures and safety, so they carry no link that turns them off. */
  mail?: 'money' | 'account';
  /** Notifications are always sent at once in every way, because they are urgent. */
  is_critical?: boolean;
  /** The resource whose module the topic belongs to; topics of modules that are off are not shown. */
  resource: string;
  /** The kinds of notifications it covers. */
  kinds: readonly string[];
  /**
   * Unread notices of these kinds about different records become one row: "5 new registrations", with a link to the
   * list. Notices of any kind about the same record are combined anyway.
   */
  similar?: Readonly<Record<string, Similar>>;
}

interface Similar {
  /** The plural, after the number. */
  many: string;
  /** The screen that lists all of them. */
  link: `/${string}`;
}

const topics: Topic[] = [];
const byKind = new Map<string, Topic>();

/** Declares the notification topics of a feature, which lists them as `topics` in its `server/index.ts`. */
export function defineTopics(list: readonly Topic[]): readonly Topic[] {
  for (const topic of list) {
    if (topics.some(({ key }) => key === topic.key)) throw new Error(`Two features declare the topic "${topic.key}".`);
    topics.push(topic);
    for (const kind of topic.kinds) byKind.set(kind, topic);
    const unknown = Object.keys(topic.similar ?? {}).find((kind) => !topic.kinds.includes(kind));
    if (unknown)
      throw new Error(`The topic "${topic.key}" combines notices of the kind "${unknown}", which is not its own.`);
  }
  return list;
}

/** The topics of all features, by area and feature. */
export const allTopics = (): readonly Topic[] => topics;

/** @throws when no feature declares the kind, because it could not be turned off */
export function topicOf(kind: string): Topic {
  const topic = byKind.get(kind);
  if (!topic) throw new TypeError(`No topic has notifications of the kind "${kind}".`);
  return topic;
}
