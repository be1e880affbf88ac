import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Step } from '#domain/learning/outline.ts'
import { StepLink } from './StepLink.tsx'
import classes from './StepNavigation.module.css'

type StepNavigationProps = { courseId: string; previous?: Step | undefined; next?: Step | undefined }

/** To the step before and the step after, across modules. */
export function StepNavigation({ courseId, previous, next }: StepNavigationProps) {
  const t = useTranslations('learning.lesson')
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      {previous && (
        <StepLink courseId={courseId} step={previous} className={classes.step} data-to="previous">
          <IconArrowLeft size={20} aria-hidden="true" />
          <span>
            <small>{t('previous')}</small> <Value>{previous.title}</Value>
          </span>
        </StepLink>
      )}
      {next && (
        <StepLink courseId={courseId} step={next} className={classes.step} data-to="next">
          <span>
            <small>{t('next')}</small> <Value>{next.title}</Value>
          </span>
          <IconArrowRight size={20} aria-hidden="true" />
        </StepLink>
      )}
    </nav>
  )
}
