import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import type { ListedFarmer } from '#domain/people/farmer.schema.ts'
import type { FarmerSort } from '#domain/people/farmer.ts'
import { spoken } from '#domain/phone.ts'
import classes from './FarmersScreen.module.css'

/** The columns of farmers in the table and in the CSV file. */
export function useFarmerColumns(): TableColumn<ListedFarmer, FarmerSort>[] {
  const t = useTranslations('agent')
  const format = useFormat()
  const state = ({ isActive }: ListedFarmer) => t(isActive ? 'active' : 'inactive')
  return [
    {
      id: 'name',
      head: t('name'),
      cell: ({ id, fullName, isMine }) => (
        <span className={classes.name}>
          <DialogLink name="farmer" id={id} className={classes.link}>
            <b>{fullName}</b>
          </DialogLink>
          {isMine && <Badge tone="info">{t('myFarmer')}</Badge>}
        </span>
      ),
      csv: ({ fullName }) => fullName,
      sort: ['fullName', '-fullName'],
      isFixed: true,
    },
    {
      id: 'phone',
      head: t('phone'),
      cell: ({ phone, fullName }) =>
        phone ? (
          <a
            className={classes.phone}
            href={`tel:${phone}`}
            aria-label={`${t('call', { name: fullName })}: ${spoken(phone)}`}
          >
            {spoken(phone)}
          </a>
        ) : (
          t('noPhone')
        ),
      csv: ({ phone }) => phone,
    },
    {
      id: 'place',
      head: t('place'),
      cell: ({ location }) => location ?? t('noLocation'),
      csv: ({ location }) => location,
    },
    {
      id: 'gender',
      head: t('gender'),
      cell: ({ gender }) => (gender ? t(`genders.${gender}`) : '–'),
      csv: ({ gender }) => (gender ? t(`genders.${gender}`) : null),
      isHidden: true,
    },
    {
      id: 'birthYear',
      head: t('birthYear'),
      cell: ({ birthYear }) => String(birthYear ?? '–'),
      csv: ({ birthYear }) => birthYear,
      isHidden: true,
    },
    {
      id: 'group',
      head: t('group'),
      cell: ({ groupName }) => groupName ?? '–',
      csv: ({ groupName }) => groupName,
      isHidden: true,
    },
    {
      id: 'joined',
      head: t('joined'),
      cell: ({ createdAt }) => format.dateTime(dateAt(createdAt), { dateStyle: 'medium' }),
      csv: ({ createdAt }) => createdAt.slice(0, 10),
      sort: ['-createdAt', 'createdAt'],
    },
    {
      id: 'state',
      head: t('state'),
      cell: (farmer) => <Badge tone={farmer.isActive ? 'good' : 'secondary'}>{state(farmer)}</Badge>,
      csv: state,
    },
  ]
}
