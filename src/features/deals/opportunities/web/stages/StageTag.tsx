import { StatusTag } from '#web/components/StatusTag.tsx';

interface Staged {
  stage_name: string | null;
  stage_color: string | null;
}

export function StageTag({ deal }: { deal: Staged }) {
  return <StatusTag color={deal.stage_color}>{deal.stage_name}</StatusTag>;
}
