import { Button } from 'antd';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { Fields } from '#shared/nouns/fields.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type CourseEnrollment, courseEnrollment } from '../schema.ts';
import EnrollDialog from './EnrollDialog.tsx';
import { texts as t } from './texts.ts';

const { partner_id: _, ...ofPartner } = courseEnrollment.fields;

/** Enrollments: all, of one course or of one partner; in partner mode those of the own team. */
export function LearnerList({
  title,
  course_id,
  partner_id,
}: {
  title?: string;
  course_id?: string;
  partner_id?: string;
}) {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('course_enrollments', 'manage');
  const [isOpen, setOpen] = useState(false);
  const fields: Fields = isCompany && !partner_id ? courseEnrollment.fields : ofPartner;
  const fixed = [
    ...(course_id ? [{ field: 'course_id', operator: 'eq' as const, values: [course_id] }] : []),
    ...(partner_id ? [{ field: 'partner_id', operator: 'eq' as const, values: [partner_id] }] : []),
  ];
  const percent = { of: 'percent', kind: 'progress' as const };
  return (
    <>
      <ResourceList<CourseEnrollment>
        resource="course_enrollments"
        {...(title && { title })}
        words={['learner', 'learners']}
        columns={columnsOf<CourseEnrollment, typeof fields>(
          fields,
          ['learner_name', 'course_id', percent],
          [{ field: 'created_at', label: t.enrolledText, kind: 'instant', sortable: true, hidden: true }],
        )}
        filters={filtersOf(fields)}
        fixed={fixed}
        sort={[{ field: 'created_at', descending: true }]}
        {...(isCompany && { to: ({ id }: CourseEnrollment) => `/training/learners/${id}` })}
        actions={
          mayManage && (
            <Button type="primary" icon={<UserPlus size={16} />} onClick={() => setOpen(true)}>
              {t.enroll}
            </Button>
          )
        }
        empty={{ icon: GraduationCap, text: isCompany ? t.learnersEmpty : t.teamEmpty }}
      />
      {isOpen && (
        <EnrollDialog
          {...(course_id && { course_id })}
          {...(partner_id && { partner_id })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
