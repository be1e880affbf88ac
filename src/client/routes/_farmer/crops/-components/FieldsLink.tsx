import { IconChevronRight, IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './FieldsLink.module.css'

/** To the fields, in which the crops stand. */
export function FieldsLink() {
  const t = useTranslations('crop.list')
  return (
    <Card className={classes.card}>
      <Link to="/fields" className={classes.link}>
        <IconMap2 size={26} stroke={1.6} aria-hidden="true" />
        <span className={classes.words}>
          <b>{t('fields')}</b>
          <span>{t('fieldsHint')}</span>
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    </Card>
  )
}
