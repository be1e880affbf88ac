import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './Printed.module.css'

/** From a page of an account or a loan to the tab that holds it. */
export function BackToTab({ tab }: { tab: 'mobile-money' | 'loans' }) {
  const t = useTranslations('finance.statement.backTo')
  return (
    <Link to="/finance" search={{ tab }} className={`${classes.back} ${classes.screenOnly}`}>
      <IconArrowLeft size={20} aria-hidden="true" /> <Value>{t(tab === 'loans' ? 'loan' : 'account')}</Value>
    </Link>
  )
}
