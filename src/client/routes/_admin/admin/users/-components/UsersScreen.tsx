import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { AdminRows, loadedOf } from '#client/features/operations/admin/AdminRows.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { sortChoices } from '#client/ui/table/sort-choices.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import { USER_STATES, type UserSort, type UserState } from '#domain/people/user-record.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'
import { SelectedUsers } from './SelectedUsers.tsx'
import { UserCard } from './UserCard.tsx'
import { UserDialogs } from './UserDialogs.tsx'
import { useUserColumns } from './useUserColumns.tsx'

type UsersScreenProps = {
  view: TableView<UserSort>
  role: Role | undefined
  state: UserState | undefined
  /** 'none' shows those without a phone number. */
  phone: 'none' | undefined
  onRole: (role: Role | undefined) => void
  onState: (state: UserState | undefined) => void
  onPhone: (phone: 'none' | undefined) => void
}

/** The users of all roles, the newest first. */
export function UsersScreen({ view, role, state, phone, onRole, onState, onPhone }: UsersScreenProps) {
  const t = useTranslations('desk')
  const table = useTranslations('table')
  const columns = useUserColumns()
  const dialog = useDialog('record', 'import')
  const filter = { search: view.words || undefined, sort: view.sort, role, state, phone }
  const pages = trpc.admin.users.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)
  const { rows, total } = loadedOf(pages)
  useFound(pages.isPlaceholderData ? undefined : (total ?? undefined), filter)
  return (
    <div className={adminClasses.page}>
      <div className={adminClasses.head}>
        <PageTitle isPlain>{t('user.title')}</PageTitle>
        <div className={adminClasses.actions}>
          <Button
            variant="default"
            leftSection={<IconFileImport size={20} aria-hidden="true" />}
            aria-label={t('user.import.open')}
            onClick={() => dialog.open('import')}
          >
            {t('user.import.short')}
          </Button>
          <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={() => dialog.open('record', 'new')}>
            {t('user.add')}
          </Button>
        </div>
      </div>
      <FilterBar
        filter={{
          label: t('user.role'),
          value: role ?? 'all',
          choices: (['all', ...keysOf(ROLES)] as const).map((value) => ({
            value,
            label: value === 'all' ? t('user.everybody') : t(`user.shown.${value}`),
          })),
          onChange: (chosen) => onRole(chosen === 'all' ? undefined : chosen),
        }}
        search={{ label: t('user.find'), value: view.words, onChange: view.onWords }}
        sort={{ value: view.sort, choices: sortChoices(columns, table), onChange: view.onSort }}
        further={
          <Chips label={t('user.state')} isFew>
            {([undefined, ...USER_STATES] as const).map((value) => (
              <Chip key={value ?? 'all'} pressed={value === state} onPress={() => onState(value)}>
                {value ? t(`state.${value}`) : t('user.anyState')}
              </Chip>
            ))}
            <Chip pressed={phone === 'none'} onPress={() => onPhone(phone ? undefined : 'none')}>
              {t('user.withoutPhone')}
            </Chip>
          </Chips>
        }
      />
      <AdminRows
        label={t('user.title')}
        file="kuu-users"
        view={view}
        pages={pages}
        emptyText={t(view.words ? 'user.noneFound' : 'user.none')}
        cardHeight={210}
        columns={columns}
        nameOf={({ fullName }) => fullName}
        card={(user) => <UserCard user={user} />}
        allRows={() => allRows((cursor) => api.admin.users.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
        selectedAction={(users) => <SelectedUsers users={users} />}
      />
      <UserDialogs rows={rows ?? []} />
    </div>
  )
}
