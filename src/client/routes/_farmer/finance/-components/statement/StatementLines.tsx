import finance from '#client/features/finance/Finance.module.css'
import { useLineWords } from '#client/features/finance/useLineWords.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Statement } from '#domain/finance/statement/statement.schema.ts'
import { spoken } from '#domain/phone.ts'
import classes from './Printed.module.css'

/** What stood before, each line with what stood then, and what stands after. Of a loan it is what is owed. */
export function StatementLines({ statement, isLoan }: { statement: Statement; isLoan: boolean }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.statement')
  const format = useFormat()
  const wordsOf = useLineWords()
  const { holder, title, currency, from, to, openingBalance, closingBalance, lines } = statement
  const money = (amount: number) => formatAmount(amount, currency)
  const day = (at: string) => format.dateTime(noonOf(at), { dateStyle: 'medium' })
  const sum = (words: 'opening' | 'closing' | 'owedBefore' | 'owedAfter', amount: number) => (
    <p className={classes.sum}>
      <span>{t(words)}</span>{' '}
      <b>
        <Value>{money(amount)}</Value>
      </b>
    </p>
  )
  return (
    <Card className={classes.sheet}>
      <h2>{title.split(' ').map(spoken).join(' ')}</h2>
      <p className={finance.note}>
        <Value>{holder}</Value> · <Value>{day(from)}</Value> – <Value>{day(to)}</Value>
      </p>
      {sum(isLoan ? 'owedBefore' : 'opening', openingBalance)}
      {lines.length === 0 && <p className={finance.note}>{t('none')}</p>}
      <ul className={finance.rows}>
        {lines.map((line) => (
          <li key={`${line.at} ${line.balance}`} className={finance.row}>
            <div className={finance.what}>
              <b>{wordsOf(line)}</b>
              <span>{day(line.at)}</span>
              {line.reference && <span>{line.reference}</span>}
            </div>
            <div className={finance.value}>
              <b>
                <Value>{line.amount >= 0 ? '+' : '−'}</Value>
                <Value>{money(Math.abs(line.amount))}</Value>
              </b>
              <small>
                {t('balance')} <Value>{money(line.balance)}</Value>
              </small>
            </div>
          </li>
        ))}
      </ul>
      {sum(isLoan ? 'owedAfter' : 'closing', closingBalance)}
    </Card>
  )
}
