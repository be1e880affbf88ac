import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import classes from './NewField.module.css'
import { useTarget } from './useTarget.ts'

/** Back to the field that is measured anew, to the farmer's fields, or to the farmer whom the agent came from. */
export function BackLink() {
  const t = useTranslations('fields')
  const toFarmer = useTranslations('field')
  const { place, field, farmerId } = useTarget()
  const chevron = <IconChevronLeft size={20} aria-hidden="true" />
  if (field)
    return (
      <Link
        to={place === '/fields/new' ? '/fields/$fieldId' : '/agent/fields/$fieldId'}
        params={{ fieldId: field.id }}
        className={classes.back}
      >
        {chevron} {field.name}
      </Link>
    )
  if (place === '/agent/fields/new')
    return (
      <DialogLink name="farmer" id={`${farmerId}.fields`} className={classes.back}>
        {chevron} {toFarmer('toFarmer')}
      </DialogLink>
    )
  return (
    <Link to="/fields" className={classes.back}>
      {chevron} {t('back')}
    </Link>
  )
}
