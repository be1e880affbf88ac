import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { CareRow } from '#client/features/crops/CareRow.tsx'
import { useCareDone } from '#client/features/crops/useCareDone.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { CareDue } from '#domain/crops/care.schema.ts'
import classes from './DueTasks.module.css'

const FIRST_SHOWN = 3

export function DueTasks({ tasks, farmerId }: { tasks: CareDue[]; farmerId: string }) {
  const t = useTranslations('care.week')
  const [all, setAll] = useState(false)
  const cropName = useCropNames()
  const done = useCareDone(farmerId)
  return (
    <Section
      title={t('title')}
      more={
        !all &&
        tasks.length > FIRST_SHOWN && (
          <UnstyledButton className={classes.all} onClick={() => setAll(true)}>
            <Value>{t('all', { count: String(tasks.length) })}</Value>
          </UnstyledButton>
        )
      }
    >
      <Card className={classes.card}>
        <ul className={classes.list}>
          {tasks.slice(0, all ? undefined : FIRST_SHOWN).map((item) => (
            <CareRow
              key={item.cropId + item.task}
              item={item}
              crop={{ farmerId, cropId: item.cropId }}
              cropName={cropName(item.cropName)}
              showCrop
              isSaving={done.isSaving(item.cropId, item.task)}
              onDone={() => done.tell(item.cropId, item.task, cropName(item.cropName))}
              onUndo={(doneOn) => done.removeRefused(item.cropId, item.task, doneOn)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  )
}
