import DocumentList from './DocumentList.tsx';
import { texts } from './texts.ts';

export default function Documents() {
  return <DocumentList title={texts.documents} />;
}
