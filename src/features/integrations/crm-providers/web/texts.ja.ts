import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import { type DemoObject, demoObjects } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  intro: (system: string) =>
    `CRMで作業する人の役割を体験します。${system}が接続され、項目がマッピングされている場合、ここでの変更は数秒以内にTandemに反映されます。`,
  introForPartners:
    'CRMで作業する営業担当者の役割を体験します。進行中の案件をベンダーに登録でき、登録の状態が案件に書き込まれます。',
  notConnected: (system: string) => `${system}は接続されていないため、ここでの変更は反映されません。`,
  connect: '連携を開く',
  mapFields: '項目をマッピング',
  registerDeals: '案件を登録',
  objects: 'レコード',
  systems: 'システム',
  add: (object: DemoObject) => `${demoObjects[object].one}を作成`,
  create: (object: DemoObject) => `新しい${demoObjects[object].one}`,
  edit: '編集',
  editTitle: (name: string) => `${name}を編集`,
  save: '保存',
  markWon: '受注にする',
  won: (name: string, system: string) => `${system}で${name}を受注にしました。`,
  remove: '削除',
  removeTitle: (name: string) => `${name}を削除しますか？`,
  removeText: 'レコードはここで削除されます。Tandemでの扱いはマッピングで決まります。',
  merge: '統合',
  mergeTitle: (name: string) => `${name}を統合`,
  mergeText: '選択したレコードに統合されます。統合先の値は維持され、不足している値が引き継がれます。',
  mergeInto: '統合先',
  reset: 'デモデータを復元',
  resetTitle: 'デモデータを復元しますか？',
  resetText: 'ここのすべてのレコードが削除され、再作成されます。Tandemのレコードは残ります。',
  restored: 'デモデータを復元しました。',
  changed: '最終変更',
  actions: (name: string) => `${name}の操作`,
  nothing: 'レコードはまだありません。作成するか、デモデータを復元してください。',
  none: 'なし',
  answers: 'システムの応答',
  failsNow: (system: string, fault: string) =>
    `${system}は意図的に失敗します（${fault}）。同期でその際の動作を確認できます。`,
  faultStored: '変更しました。次のリクエストから適用されます。',
  isRequired: (label: Part) => `${label}は必須です。`,
  isRequiredMergeInto: (mergeInto: Part) => `${mergeInto}は必須です。`,
};
