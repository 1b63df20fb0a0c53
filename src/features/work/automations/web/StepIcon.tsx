import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CircleStop from 'lucide-react/icons/circle-stop';
import Clock from 'lucide-react/icons/clock';
import FileSignature from 'lucide-react/icons/file-pen';
import FilePlus from 'lucide-react/icons/file-plus';
import FileUp from 'lucide-react/icons/file-up';
import GitBranch from 'lucide-react/icons/git-branch';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Repeat from 'lucide-react/icons/repeat';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import Tag from 'lucide-react/icons/tag';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import UserPlus from 'lucide-react/icons/user-plus';
import Webhook from 'lucide-react/icons/webhook';
import Workflow from 'lucide-react/icons/workflow';

const icons: Record<string, LucideIcon> = {
  task: ListChecks,
  notify: Bell,
  email: Mail,
  update: Pencil,
  assign: UserPlus,
  tag: Tag,
  status: Workflow,
  course: GraduationCap,
  track: Route,
  contract: FileSignature,
  document: FileUp,
  webhook: Webhook,
  wait: Clock,
  wait_event: Hourglass,
  approval: ThumbsUp,
  branch: GitBranch,
  each: Repeat,
  stop: CircleStop,
  ai: Sparkles,
  http: Globe,
  chat: MessageSquare,
};

/** Steps with records have a kind for each kind of record: `create_leads`. */
const byVerb: Record<string, LucideIcon> = { create: FilePlus, update: Pencil, find: Search };

/** The icon of a kind of step. */
export function StepIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? byVerb[kind.split('_')[0]!] ?? Workflow;
  return <Icon size={16} aria-hidden="true" />;
}
