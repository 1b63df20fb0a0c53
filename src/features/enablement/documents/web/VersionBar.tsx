import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DateText } from '#web/components/DateText.tsx';
import { formatBytes } from '#web/region.ts';
import type { DocumentVersion } from '../schema.ts';
import css from './documents.module.css';
import { texts } from './texts.ts';

interface VersionBarProps {
  /** Newest first. */
  versions: readonly DocumentVersion[];
  shown: DocumentVersion;
}

/** Shows the current version, with links to its neighbors. */
export function VersionBar({ versions, shown }: VersionBarProps) {
  const navigate = useNavigate();
  const at = versions.indexOf(shown);
  const show = (to: DocumentVersion) =>
    navigate({
      to: '.',
      search: (to === versions[0] ? {} : { version: String(to.version) }) as never,
      replace: true,
      resetScroll: false,
    });
  const [newer, older] = [versions[at - 1], versions[at + 1]];
  return (
    <div className={css.bar}>
      <div>
        <strong className="figures">{texts.versionVersion(shown.version)}</strong>
        {at > 0 && (
          <Button size="small" onClick={() => show(versions[0]!)}>
            {texts.showLatestVersion}
          </Button>
        )}
        <span className="meta">
          {shown.file_name}, {formatBytes(shown.size)}, {shown.uploaded_by_name},{' '}
          <DateText value={shown.created_at} as="instant" />
        </span>
      </div>
      {versions.length > 1 && (
        <div>
          <Button
            size="small"
            icon={<ChevronLeft size={16} />}
            disabled={!older}
            aria-label={texts.olderVersion}
            onClick={() => older && show(older)}
          />
          <Button
            size="small"
            icon={<ChevronRight size={16} />}
            disabled={!newer}
            aria-label={texts.newerVersion}
            onClick={() => newer && show(newer)}
          />
        </div>
      )}
    </div>
  );
}
