import DocumentList from './DocumentList.tsx';

export default function Documents() {
  return <DocumentList title="Documents" />;
}
