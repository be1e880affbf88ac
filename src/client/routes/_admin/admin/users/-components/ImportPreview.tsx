import { ImportTable } from '#client/features/operations/import/ImportTable.tsx'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { sayText } from '#client/ui/live/announce.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import { spoken } from '#domain/phone.ts'
import { SaveRefused } from './SaveRefused.tsx'
import classes from './Users.module.css'

type Shown = { shown: FarmerImport }

/** What an import of a file would do: who is new, who is changed, and which rows are wrong. */
export function ImportPreview({ shown }: Shown) {
  const t = useTranslations('desk.user.import')
  const { fresh, changed, same, shared, ignored, totals } = shown
  return (
    <section className={classes.parts}>
      {/* Not all of it is said: a file may hold thousands of rows. */}
      <ul key={`${fresh} ${changed} ${same}`} ref={sayText} className={classes.counts}>
        <li>
          <b>{t('ready', { count: fresh })}</b>
        </li>
        {shared > 0 && <li>{t('shared', { count: shared })}</li>}
        {changed > 0 && (
          <li>
            <b>{t('changed', { count: changed })}</b>
          </li>
        )}
        {same > 0 && <li>{t('same', { count: same })}</li>}
        {totals.length > 0 && <li>{t('totals', { count: totals.length, lines: totals.map(digits).join(', ') })}</li>}
        {ignored.length > 0 && <li>{t('ignored', { names: ignored.join(', ') })}</li>}
      </ul>
      {shown.refused > 0 && <RefusedRows shown={shown} />}
      {changed > 0 && <ChangedFarmers shown={shown} />}
      {shown.readings.length > 0 && <Readings shown={shown} />}
      {fresh > 0 && <NewFarmers shown={shown} />}
    </section>
  )
}

function RefusedRows({ shown: { refused, faults, refusedFile } }: Shown) {
  const t = useTranslations('desk.user.import')
  return (
    <>
      <p role="alert" className={classes.problem}>
        {t('refused', { count: refused })}
      </p>
      <SaveRefused file={refusedFile} />
      <ImportTable
        isTitled
        label={t('faults')}
        head={[t('line'), t('column'), t('reason')]}
        rows={faults.map(({ line, column, reason }) => [digits(line), column, reason])}
      />
      {new Set(faults.map(({ line }) => line)).size < refused && <p>{t('more')}</p>}
    </>
  )
}

function ChangedFarmers({ shown: { changed, changes } }: Shown) {
  const t = useTranslations('desk.user.import')
  const field = useTranslations('desk.field')
  return (
    <>
      <ImportTable
        isTitled
        label={t('changes')}
        head={[t('line'), field('fullName'), field('username'), t('what')]}
        rows={changes.map(({ line, fullName, username, columns }) => [digits(line), fullName, username, columns.join(', ')])} // biome-ignore format: one row
      />
      {changes.length < changed && <p>{t('moreChanges')}</p>}
    </>
  )
}

function Readings({ shown: { readings } }: Shown) {
  const t = useTranslations('desk.user.import')
  return (
    <ImportTable
      isTitled
      label={t('readings')}
      head={[t('line'), t('written'), t('read')]}
      rows={readings.map(({ line, written, phone }) => [digits(line), written, spoken(phone)])}
    />
  )
}

function NewFarmers({ shown: { farmers } }: Shown) {
  const t = useTranslations('desk.user.import')
  const field = useTranslations('desk.field')
  return (
    <ImportTable
      isTitled
      label={t('first')}
      head={[field('fullName'), field('username'), field('phone')]}
      rows={farmers.map(({ fullName, username, phone }) => [fullName, username, phone ?? '–'])}
    />
  )
}
