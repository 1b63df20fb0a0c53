import { useDraggable } from '@dnd-kit/core';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { daysBetween } from '#shared/time/dates.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import type { Opportunity } from '../../schema.ts';
import { AtRisk } from '../AtRisk.tsx';
import { today } from '../words.ts';
import css from './board.module.css';
import type { Stage } from './model.ts';
import { texts } from './texts.ts';
import { canMove } from './useMove.tsx';

interface BoardCardProps {
  deal: Opportunity;
  stages: readonly Stage[];
  mayManage: boolean;
  onMove?: (stage_id: string) => void;
  /** The copy under the pointer while it is dragged. */
  lifted?: boolean;
}

export function BoardCard({ deal, stages, mayManage, onMove, lifted }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: lifted ? `${deal.id} lifted` : deal.id,
    data: { stage_id: deal.stage_id },
    disabled: !mayManage,
  });
  const isLate = deal.status === 'open' && !!deal.expected_close_on && deal.expected_close_on < today();
  const day = deal.closed_on ?? deal.expected_close_on;
  return (
    <li
      ref={setNodeRef}
      className={css.card}
      data-dragging={isDragging || undefined}
      data-lifted={lifted || undefined}
      // The whole card can be grabbed; the keyboard takes the handle.
      onMouseDown={listeners?.onMouseDown as React.MouseEventHandler | undefined}
      onTouchStart={listeners?.onTouchStart as React.TouchEventHandler | undefined}
    >
      <div className={css.title}>
        <Link to={`/commissions/opportunities/show/${deal.id}`} draggable={false}>
          {deal.name}
        </Link>
        {mayManage && (
          <span className={css.tools}>
            <button
              type="button"
              ref={setActivatorNodeRef}
              className={css.grip}
              data-handle={deal.id}
              {...attributes}
              onKeyDown={listeners?.onKeyDown as React.KeyboardEventHandler | undefined}
              aria-label={texts.moveWithArrowKeys(deal.name)}
            >
              <GripVertical size={14} />
            </button>
            <DropMenu
              placement="bottomRight"
              items={stages
                .filter(({ id }) => id !== deal.stage_id)
                .map((stage) => ({
                  key: stage.id,
                  label: <StatusTag color={stage.color}>{stage.name}</StatusTag>,
                  disabled: !canMove(deal, stage),
                  onClick: () => onMove?.(stage.id),
                }))}
            >
              <Button type="text" size="small" icon={<Ellipsis size={14} />} aria-label={texts.moveTo(deal.name)} />
            </DropMenu>
          </span>
        )}
      </div>
      <div className={css.who}>{[deal.account_name, deal.partner_name].filter(Boolean).join(' · ') || '–'}</div>
      <AtRisk deal={deal} />
      <div className={css.foot}>
        <strong>
          <Money minor={deal.amount_minor} currency={deal.currency} />
        </strong>
        {day && (
          <span className="meta" data-late={isLate || undefined} title={formatDay(day)}>
            {isLate ? texts.dLate(daysBetween(day, today())) : <DateText value={day} />}
          </span>
        )}
        {deal.owner_name && <Avatar name={deal.owner_name} size={20} />}
      </div>
    </li>
  );
}
