import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  choosePngJpegWebpOrGif: 'PNG、JPEG、WebP、GIFのいずれかの画像を選択してください。',
  pictureLargerThan2Mb: '画像が2 MBを超えています。',
  thePicture: (file: Part) => `画像：${file}`,
  replace: '差し替え',
  chooseAPicture: '画像を選択',
  remove: '削除',
  searching: '検索中…',
  listCouldNotBeLoadedOpen: '一覧を読み込めませんでした。開き直して再試行してください。',
  nothingFound: '見つかりません',
  formatting: '書式',
  bold: '太字',
  italic: '斜体',
  heading: '見出し',
  list: '箇条書き',
  numberedList: '番号付きリスト',
  quote: '引用',
  picture: '画像',
  link: 'リンク',
  linkAddress: 'リンク先アドレス',
  linksMustStartWithHttpsHttp: 'リンクは https://、http://、mailto:、tel: のいずれかで始めてください',
  notTimeSuchAs: (text: Part, showTime: Part) => `「${text}」は時刻ではありません。例：${showTime}`,
  notNumber: (text: Part) => `「${text}」は数値ではありません`,
  chooseMonthOrEnterDate: '月を選択するか、日付を入力してください。',
  canBeOrWriteMonthAs: (text: Part, one: Part, other: Part) =>
    `「${text}」は${one}とも${other}とも解釈できます。月がわかるように入力してください。`,
  enterDayWithoutTime: '時刻を付けずに日付を入力してください。',
  addTimeSuchAs: (example: Part) => `時刻を追加してください。例：${example}`,
  notUseFormatSuchAs: (text: Part, unit: Part, example: Part) =>
    `「${text}」は${unit === 'day' ? '日付' : '日時'}ではありません。${example}のような形式で入力してください`,
  isBefore: (day: Part, min: Part, minIs: Part) => `${day}は${min}${minIs}より前です`,
  inFuture: (day: Part) => `${day}は未来の日付です`,
  isAfter: (day: Part, max: Part) => `${day}は${max}より後です`,
};
