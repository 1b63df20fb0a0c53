import { GrantList } from './GrantList.tsx';

export default function Requests() {
  return <GrantList title="Benefit requests" />;
}
