import type { FullTranslation } from '#shared/text/texts.ts';
import type { reachTexts as englishReachTexts } from './reach.texts.ts';

const partners = (count: number) => `${count.toLocaleString('ja')}社のパートナー`;

/** Not yet reviewed by a native speaker. */
export const reachTexts: FullTranslation<typeof englishReachTexts> = {
  title: '受け取る人',
  counting: '受信者を集計中…',
  gets: (people: number, of: number) => `${partners(of)}の${people.toLocaleString('ja')}人が受け取ります。`,
  nobody: '受け取る人はいません。',
  leftOut: '対象外：',
  reasons: {
    audience: (count: number) => `対象グループ外の${partners(count)}`,
    status: (count: number) => `有効なステータスでない${partners(count)}`,
    no_people: (count: number) => `サインインできる人がいない${partners(count)}`,
    no_admins: (count: number) => `サインインできる管理者がいない${partners(count)}`,
  },
  more: (count: number) => `ほか${count}件`,
};
