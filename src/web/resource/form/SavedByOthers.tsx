import { Alert, Button } from 'antd';
import { texts } from './texts.ts';

interface SavedByOthersProps {
  /** A sentence about the version that someone else saved. */
  title: string;
  onTheirs: () => void;
  onMine: () => void;
}

/**
 * Resolves a conflict of data that is saved as a whole: the counterpart of `ConflictDialog`, which chooses field by
 * field.
 */
export function SavedByOthers({ title, onTheirs, onMine }: SavedByOthersProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      action={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button size="small" onClick={onTheirs}>
            {texts.usingTheirs}
          </Button>
          <Button size="small" onClick={onMine}>
            {texts.keepMine}
          </Button>
        </div>
      }
    />
  );
}
