import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { EudrState } from '#domain/fields/formats/eudr.schema.ts'
import classes from '../Fields.module.css'

type Missing = EudrState['missing'][number]

/** The fields that the file cannot hold, each with the code under which it would be refused, and what mends it. */
export function MissingFields({ state: { faults, missing }, onMend }: { state: EudrState; onMend: () => void }) {
  const t = useTranslations('desk.fields.export')
  const count = Object.values(faults).reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  return (
    <>
      <p>{t('missing', { count })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul className={classes.missing} tabIndex={0} aria-label={t('missing', { count })}>
        {missing.map((field) => (
          <li key={field.id}>
            <span>
              <b>{field.name}</b>, {field.farmerName}
              <br />
              <span className={classes.fault}>
                {t(`fault.${field.fault}`)}
                <br />
                <FaultCode code={field.code} />
              </span>
            </span>
            <Mend field={field} onMend={onMend} />
          </li>
        ))}
      </ul>
      {missing.length < count && <p>{t('more', { count: String(missing.length) })}</p>}
    </>
  )
}

/** A code in two parts, between which a narrow screen breaks the line. */
function FaultCode({ code }: { code: string }) {
  const at = code.indexOf('GEO_')
  return (
    <span className={classes.code}>
      {[code.slice(0, at), code.slice(at)].map((part) => (
        <span key={part}>
          <Value>{part}</Value>
        </span>
      ))}
    </span>
  )
}

/** What mends a field: the border of it in a file, or the place of its farmer. */
function Mend({ field: { id, fault, username, name, farmerName }, onMend }: { field: Missing; onMend: () => void }) {
  const t = useTranslations('desk.fields.export')
  if (fault === 'noCountry')
    return (
      <Button
        variant="default"
        size="sm"
        aria-label={`${t('mendCountry')}: ${farmerName}`}
        renderRoot={(props) => <Link to="/admin/users" search={{ q: username }} {...props} />}
      >
        {t('mendCountry')}
      </Button>
    )
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={`${t('mendBorder')}: ${name}, ${farmerName}`}
      renderRoot={(props) => <Link to="/admin/fields" onClick={onMend} search={(search) => ({ ...search, open: `import.${id}` })} {...props} />} // biome-ignore format: one call
    >
      {t('mendBorder')}
    </Button>
  )
}
