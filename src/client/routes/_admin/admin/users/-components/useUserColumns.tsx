import { ActiveBadge } from '#client/features/operations/admin/StateBadges.tsx'
import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { UserRecord } from '#domain/people/user-record.schema.ts'
import type { UserSort } from '#domain/people/user-record.ts'
import { UserActions } from './UserActions.tsx'

export function useUserColumns(): TableColumn<UserRecord, UserSort>[] {
  const t = useTranslations('desk')
  const shared = useAdminColumns()
  const text = (
    id: 'username' | 'phone' | 'email' | 'location' | 'groupName',
    isHidden = false,
  ): TableColumn<UserRecord, UserSort> => ({
    id,
    head: t(`field.${id}`),
    cell: (user) => user[id] ?? '–',
    csv: (user) => user[id],
    isHidden,
  })
  return [
    {
      id: 'fullName',
      head: t('field.fullName'),
      cell: ({ fullName }) => <b>{fullName}</b>,
      csv: ({ fullName }) => fullName,
      sort: ['fullName', '-fullName'],
      isFixed: true,
    },
    text('username'),
    {
      id: 'role',
      head: t('field.role'),
      cell: ({ role }) => t(`user.roles.${role}`),
      csv: ({ role }) => t(`user.roles.${role}`),
    },
    {
      id: 'state',
      head: t('field.state'),
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
      csv: ({ isActive }) => t(isActive ? 'state.active' : 'state.inactive'),
    },
    text('phone'),
    text('email', true),
    text('location', true),
    {
      id: 'gender',
      head: t('field.gender'),
      cell: ({ gender }) => (gender ? t(`user.genders.${gender}`) : '–'),
      csv: ({ gender }) => (gender ? t(`user.genders.${gender}`) : null),
      isHidden: true,
    },
    {
      id: 'birthYear',
      head: t('field.birthYear'),
      cell: ({ birthYear }) => String(birthYear ?? '–'),
      csv: ({ birthYear }) => birthYear,
      isHidden: true,
    },
    text('groupName', true),
    {
      id: 'language',
      head: t('field.language'),
      cell: ({ language }) => language,
      csv: ({ language }) => language,
      isHidden: true,
    },
    { ...shared.day<UserRecord>('createdAt', ({ createdAt }) => createdAt), sort: ['-createdAt', 'createdAt'] },
    { id: 'action', head: t('action.change'), cell: (user) => <UserActions user={user} /> },
  ]
}
