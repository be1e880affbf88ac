import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { FieldRecord } from '#domain/fields/field-list.schema.ts'
import type { FieldSort } from '#domain/fields/field-problem.ts'
import classes from './Fields.module.css'
import { ProblemBadges } from './ProblemBadges.tsx'
import { countryOf, placeOf } from './place-of.ts'
import { useCountryNames } from './useCountryNames.ts'

export function useFieldColumns(): TableColumn<FieldRecord, FieldSort>[] {
  const t = useTranslations('desk.fields')
  const shared = useAdminColumns()
  const area = useFieldArea()
  const nameOf = useCountryNames()
  const countryName = (field: FieldRecord) => {
    const country = countryOf(field)
    return country && nameOf(country)
  }
  const location = useTranslations('desk.field')('location')
  return [
    {
      id: 'name',
      head: t('name'),
      cell: ({ name, outline }) => (
        <span className={classes.named}>
          <span className={classes.outline}>
            <FieldOutline border={outline} />
          </span>
          <b>{name}</b>
        </span>
      ),
      csv: ({ name }) => name,
      isFixed: true,
    },
    { id: 'farmer', head: t('farmer'), cell: ({ farmerName }) => farmerName, csv: ({ farmerName }) => farmerName },
    { id: 'area', head: t('area'), cell: area, csv: ({ totalArea }) => totalArea, isNumber: true, isWhole: true },
    { id: 'code', head: t('code'), cell: ({ code }) => code ?? '–', csv: ({ code }) => code, isWhole: true },
    {
      id: 'place',
      head: location,
      cell: (field) => placeOf(field) ?? '–',
      csv: placeOf,
    },
    { id: 'country', head: t('country'), cell: (field) => countryName(field) ?? '–', csv: countryName, isHidden: true },
    { id: 'way', head: t('way'), cell: ({ way }) => t(`ways.${way}`), csv: ({ way }) => t(`ways.${way}`) },
    {
      id: 'look',
      head: t('look'),
      cell: (field) => <ProblemBadges field={field} />,
      csv: ({ problems }) => problems.map((problem) => t(`problems.${problem}`)).join(', '),
    },
    { ...shared.day<FieldRecord>('createdAt', ({ createdAt }) => createdAt), sort: ['-createdAt', 'createdAt'] },
  ]
}
