import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { PaymentMessage } from '#domain/finance/payments/payment.schema.ts'
import type { PaymentGateway } from '#domain/finance/payments/payment.ts'

/** What was said to a provider about a payment and what it answered, as it came; secrets are never stored. */
export function Messages({ paymentId }: { paymentId: string }) {
  const t = useTranslations('desk.money.payments')
  const messages = trpc.admin.payments.messages.useQuery({ id: paymentId })
  return (
    <section>
      <h3>{t('messages')}</h3>
      <QueryView query={messages} empty={<p className={classes.quiet}>{t('noMessages')}</p>}>
        {(said) => <MessageList messages={said} />}
      </QueryView>
    </section>
  )
}

type MessageListProps<Message> = {
  messages: readonly Message[]
  /** The provider, where it is not that of a payment. */
  gatewayOf?: (message: Message) => PaymentGateway
}

/** Messages as they came. */
export function MessageList<Message extends PaymentMessage>({ messages, gatewayOf }: MessageListProps<Message>) {
  const t = useTranslations('desk.money.payments')
  const format = useFormat()
  return (
    <ul className={classes.lines}>
      {messages.map((message) => {
        const { kind, httpStatus, body, createdAt } = message
        return (
          <li key={createdAt + kind + body}>
            <b>
              {httpStatus === null
                ? t(`kinds.${kind}`)
                : t('http', { kind: t(`kinds.${kind}`), status: digits(httpStatus) })}
            </b>{' '}
            <Value>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'medium' })}</Value>
            <Value>{gatewayOf && ` · ${gatewayOf(message)}`}</Value>
            {/* It can be scrolled by keyboard. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to take the focus */}
            <pre className={classes.message} tabIndex={0}>
              {body}
            </pre>
          </li>
        )
      })}
    </ul>
  )
}
