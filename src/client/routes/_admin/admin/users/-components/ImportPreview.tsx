import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import classes from './Users.module.css'

/** What an import of a file would do: the first farmers, or the rows that are wrong. */
export function ImportPreview({ shown }: { shown: FarmerImport }) {
  const t = useTranslations('desk.user.import')
  const field = useTranslations('desk.field')
  const { rows, refused, faults, ignored, farmers } = shown
  return (
    <section className={classes.parts} aria-live="polite">
      {refused > 0 ? (
        <>
          <p role="alert" className={classes.problem}>
            {t('refused', { count: refused })}
          </p>
          <Table
            label={t('faults')}
            head={[t('line'), t('column'), t('reason')]}
            rows={faults.map(({ line, column, reason }) => [digits(line), column, reason])}
          />
          {new Set(faults.map(({ line }) => line)).size < refused && <p>{t('more')}</p>}
        </>
      ) : (
        <>
          <p>
            <b>{t('ready', { count: rows })}</b>
          </p>
          <Table
            label={t('first')}
            head={[field('fullName'), field('username'), field('phone')]}
            rows={farmers.map(({ fullName, username, phone }) => [fullName, username, phone ?? '–'])}
          />
        </>
      )}
      {ignored.length > 0 && <p>{t('ignored', { names: ignored.join(', ') })}</p>}
    </section>
  )
}

function Table({ label, head, rows }: { label: string; head: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.faults} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
