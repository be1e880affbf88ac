import { UnstyledButton } from '@mantine/core'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Figure } from '#domain/finance/portfolio/portfolio.ts'
import { behindAddress } from './behind.ts'
import classes from './Portfolio.module.css'

type FigureButtonProps = {
  figure: Figure
  amount: number
  currency: string
  share?: number | null
  /** The group that it is of; null for all. */
  group?: { key: string; name: string } | null
}

/** A figure that opens the loans behind it; one of nothing has none. */
export function FigureButton({ figure, amount, currency, share, group = null }: FigureButtonProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.portfolio')
  const percent = usePercent()
  const dialog = useDialog('lines')
  const words = formatAmount(amount, currency)
  const shown = typeof share === 'number' ? `${words} · ${percent(share)}` : words
  if (amount === 0) return <Value>{shown}</Value>
  return (
    <UnstyledButton
      className={classes.figure}
      aria-label={t('open', { figure: t(`figures.${figure}`), amount: shown, group: group?.name ?? t('all') })}
      onClick={() => dialog.open('lines', behindAddress(figure, group?.key ?? null))}
    >
      {shown}
    </UnstyledButton>
  )
}
