import { PageSkeleton, SkeletonBar } from '../components/PageSkeleton.tsx';
import header from './Header.module.css';
import css from './Shell.module.css';
import side from './Sidebar.module.css';

/** The outline of the frame, shown while the session loads, so that nothing moves when it arrives. */
export function FrameSkeleton() {
  const collapsed = localStorage.getItem('tandem.sidebar') === 'collapsed';
  return (
    <div className={css.shell} data-collapsed={collapsed}>
      <div className={css.side}>
        <div className={side.brand}>
          <SkeletonBar width={28} height={28} />
          {!collapsed && <SkeletonBar width={120} />}
        </div>
      </div>
      <div className={css.main}>
        <div className={header.header}>
          <SkeletonBar width={160} />
        </div>
        <div className={css.content}>
          <PageSkeleton />
        </div>
      </div>
    </div>
  );
}
