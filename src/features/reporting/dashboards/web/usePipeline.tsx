import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { WidgetData } from '#shared/figures.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import type { Search } from '#web/search.ts';
import { cellOf } from './figureText.ts';
import { texts } from './texts.ts';
import { useBoardState } from './useBoard.ts';

/** Which group of a widget is shown: the one in the address, else the first that has something in the currency shown. */
export function usePipeline({ measured }: WidgetData): [string | null, (group: string) => void] {
  const navigate = useNavigate();
  const { currency } = useBoardState();
  const { pipeline: asked } = useSearch({ strict: false }) as Search;
  const groups = measured?.groups ?? [];
  const hasSomething = (group: string) =>
    measured!.items.some((item) => item.group === group && cellOf(item, currency));
  const chosen = groups.find(({ id }) => id === asked) ?? groups.find(({ id }) => hasSomething(id)) ?? groups[0];
  const choose = (pipeline: string) =>
    navigate({ to: '.', search: ((search: Search) => ({ ...search, pipeline })) as never, resetScroll: false });
  return [chosen?.id ?? null, choose];
}

export function PipelineSelect({ data }: { data: WidgetData }) {
  const [group, choose] = usePipeline(data);
  const groups = data.measured?.groups ?? [];
  if (groups.length < 2) return null;
  const chosen = groups.find(({ id }) => id === group)?.name;
  return (
    <DropMenu
      items={groups.map(({ id, name }) => ({ key: id, label: name }))}
      current={group ?? undefined}
      onChoose={choose}
      placement="bottomRight"
    >
      <Button
        size="small"
        type="text"
        aria-label={texts.pipeline(chosen)}
        icon={<ChevronDown size={14} />}
        iconPlacement="end"
      >
        {chosen}
      </Button>
    </DropMenu>
  );
}
