import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'アプリを接続',
  intro:
    'Claude、VS Code、Cursorなど、MCPに対応したアプリでレコードについて質問できます。アプリに表示されるのは、あなたが閲覧できるものです。アプリは何も変更せず、提案を作成します。確定はここで行います。',
  address: 'アドレス',
  copyAddress: 'アドレスをコピー',
  app: 'アプリ',
  signIn: 'サインイン',
  key: 'APIキーを使用',
  copy: 'コピー',
  keys: 'APIキー',
  keyHelp: 'アプリに表示されるものはキーで決まります。',
  replaceKey: 'tdm_…をご自身のキーに置き換えてください。アプリに表示されるものはキーで決まります。',
  noKeys: 'APIキーを作成する権限が必要です。組織の管理者に依頼してください。',
  guide: 'ガイドを読む',
  proposals: '接続後に「今月クローズする案件はどれ？」のように質問してください。',
  steps: {
    claudeCode: 'このコマンドを実行します。\nClaude Codeを起動し、/mcpと入力してtandemを選択し、サインインします。',
    claudeDesktop:
      '「Settings > Connectors」を開き、「Add custom connector」を選択します。\n名前にTandem、アドレスに上記のアドレスを入力し、「Add」を選択します。\n「Connect」を選択してサインインします。アドレスはインターネットから接続できる必要があります。',
    vsCode:
      'コマンドパレットから「MCP: Add Server」を実行し、HTTPを選択して上記のアドレスを入力します。または、これを.vscode/mcp.jsonとして保存します。\nサーバーの上の「Start」を選択し、サインインを許可してサインインします。',
    cursor: '',
    other:
      '上記のアドレスで、種類がHTTP（Streamable HTTPとも呼ばれます）のサーバーを追加します。\nアプリがブラウザーでTandemを開きます。名前と権限を確認して許可します。',
  },
  keySteps: {
    claudeCode: 'このコマンドを実行します。',
    claudeDesktop:
      'Node.js 20以降をインストールします。\n「Settings > Developer > Edit Config」を開き、これをファイルに追加して、Claude Desktopを再起動します。',
    vsCode: 'これを.vscode/mcp.jsonとして保存します。\nサーバーの上の「Start」を選択し、キーを入力します。',
    cursor: 'これを~/.cursor/mcp.jsonに追加します。\n変数TANDEM_KEYにキーを設定し、Cursorを再起動します。',
    other: 'リクエストごとに、キーをヘッダーとして送信します。',
  },
  apps: {
    claudeCode: 'Claude Code',
    claudeDesktop: 'Claude Desktop',
    vsCode: 'VS Code',
    cursor: 'Cursor',
    other: 'その他',
  },
};
