import { Button } from 'antd';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Link } from '#web/components/Link.tsx';
import { texts as t } from './texts.ts';

/** Proposes times to the partner manager, whom the meeting names as its organizer. */
export default function BookMeeting() {
  return (
    <Link to="/partners/meetings/create">
      <Button icon={<CalendarPlus size={16} />} tabIndex={-1}>
        {t.book}
      </Button>
    </Link>
  );
}
