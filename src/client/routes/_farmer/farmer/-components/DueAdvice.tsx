import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useOpenAdvisory } from '#client/features/advice/useOpenAdvisory.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { loadWhenOnline } from '#client/offline/load-when-online.ts'
import { optimisticAdvice } from '#client/offline/optimistic/advice.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { isOver, noonOf } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Section } from '#client/ui/page/Section.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { useNow } from '#client/ui/useNow.ts'
import type { DueAdvice as Due } from '#domain/advice/advisory.schema.ts'
import type { AdvisoryAnswer } from '#domain/advice/advisory.ts'
import { langOfWord } from '#domain/languages.ts'
import { keysOf } from '#domain/table.ts'
import type { Answered } from './AnsweredAdvice.tsx'
import classes from './DueAdvice.module.css'
import { useAnswer } from './useAnswer.ts'

const AnsweredAdvice = lazy(() => loadWhenOnline(() => import('./AnsweredAdvice.tsx')))
const CannotDialog = lazy(() => import('./CannotDialog.tsx'))

/** Due dated advice for the farmer's crops: what asks for an answer, and what has one. */
export function DueAdvice() {
  const t = useTranslations('advisories.due')
  const { data = [] } = trpc.farmer.advice.list.useQuery(undefined, { select: useOptimistic(optimisticAdvice) })
  const dialog = useDialog('cannot')
  const read = useOpenAdvisory()
  const now = useNow()
  const open = data.filter(({ answer, until }) => answer === null && !isOver(until, now))
  const refused = open.find(({ id }) => id === dialog.id)
  const answered = data.filter(hasAnswer)
  if (open.length + answered.length === 0) return null
  return (
    <Section title={t('title')}>
      <div className={classes.cards}>
        {open.map((due) => (
          <DueCard
            key={due.id}
            due={due}
            onRead={() => read(due.advisory)}
            onCannot={() => dialog.open('cannot', due.id)}
          />
        ))}
        {answered.length > 0 && (
          <Suspense fallback={<div className={classes.answered} />}>
            <AnsweredAdvice answered={answered} />
          </Suspense>
        )}
      </div>
      {refused && (
        <Suspense>
          <CannotDialog due={refused} onClose={dialog.close} />
        </Suspense>
      )}
    </Section>
  )
}

const hasAnswer = (due: Due): due is Answered => due.answer !== null

/** The whole card opens the advice; the answers lie above. */
function DueCard({ due, onRead, onCannot }: { due: Due; onRead: () => void; onCannot: () => void }) {
  const t = useTranslations('advisories.due')
  const format = useFormat()
  const { title } = due.advisory
  const answer = useAnswer()
  const cropName = useCropNames()
  // The last one is highlighted.
  const answers: Record<AdvisoryAnswer, ButtonProps & { onClick: () => void }> = {
    cannot: { variant: 'default', onClick: onCannot },
    done: {
      leftSection: <IconCheck size={18} aria-hidden="true" />,
      loading: answer.isPending,
      onClick: () => answer.mutate({ deliveryId: due.id, answer: 'done' }),
    },
  }
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div>
        <h3 lang={langOfWord(due.advisory.language)}>{title}</h3>
        <p>
          {t('with', {
            crop: cropName(due.cropName),
            date: format.dateTime(noonOf(due.until), { day: 'numeric', month: 'long' }),
          })}
        </p>
      </div>
      <div className={classes.answers}>
        <Button className={whole.cover} variant="default" aria-label={t('readNamed', { title })} onClick={onRead}>
          {t('read')}
        </Button>
        {keysOf(answers).map((each) => (
          <Button key={each} className={whole.above} aria-label={t(`${each}Named`, { title })} {...answers[each]}>
            {t(each)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
