import { defineMail, type MailClass, type MailKind } from '#features/platform/mails/server/service.ts';
import type { Topic } from '#server/extension-points/notification-topics.ts';

type NoticeClass = Exclude<MailClass, 'campaign'>;
interface Kinds {
  open: MailKind;
  /** With buttons that let its reader act. */
  withActions: MailKind;
  /** Between people of one partner. */
  private: MailKind;
}

const kindsOf = (mail: NoticeClass, of: string, more: Pick<MailKind, 'isDigest'> = {}): Kinds => {
  const name = mail === 'notice' ? of : `${mail}_${of}`;
  return {
    open: defineMail({ key: name, class: mail, hides: 'nothing', ...more }),
    withActions: defineMail({ key: `${name}_with_actions`, class: mail, hides: 'body', ...more }),
    private: defineMail({ key: `private_${name}`, class: mail, hides: 'everything', ...more }),
  };
};

const notices: Record<NoticeClass, Kinds> = {
  account: kindsOf('account', 'notice'),
  money: kindsOf('money', 'notice'),
  notice: kindsOf('notice', 'notice'),
};
const digests: Kinds = kindsOf('notice', 'digest', { isDigest: true });

interface Sent {
  isPrivate: boolean;
  hasActions: boolean;
}

const kindAmong = (kinds: Kinds, { isPrivate, hasActions }: Sent): MailKind =>
  isPrivate ? kinds.private : hasActions ? kinds.withActions : kinds.open;

/** The kind of an email about one topic. */
export const noticeKind = ({ mail }: Pick<Topic, 'mail'>, sent: Sent): MailKind =>
  kindAmong(notices[mail ?? 'notice'], sent);

/** The kind of an email with several notices: one can be about many topics, so its readers choose among them. */
export const digestKind = (sent: Sent): MailKind => kindAmong(digests, sent);
