import { useTranslations } from '#client/i18n/useTranslations.ts'
import { CARE_TASKS } from '#domain/crops/care.ts'

/** A task of care by its name; one that an older version knew, as it was stored. */
export function useTaskName() {
  const t = useTranslations('care.task')
  return (stored: string) => {
    const task = CARE_TASKS.find((each) => each === stored)
    return task ? t(`${task}.title`) : stored
  }
}
