import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#client/components/Card.tsx'
import { Section } from '#client/components/Section.tsx'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import type { CareDue } from '#domain/farmer/care.schema.ts'
import { CareRow } from '../../-components/CareRow.tsx'
import { useCareDone } from '../../-components/useCareDone.ts'
import classes from './DueTasks.module.css'

const FIRST_SHOWN = 3

export function DueTasks({ tasks, farmerId }: { tasks: CareDue[]; farmerId: string }) {
  const t = useTranslations('care.week')
  const [all, setAll] = useState(false)
  const done = useCareDone(farmerId)
  const cropName = useCropNames()
  return (
    <Section title={t('title')}>
      <Card className={classes.card}>
        <ul className={classes.list}>
          {tasks.slice(0, all ? undefined : FIRST_SHOWN).map((item) => (
            <CareRow
              key={item.cropId + item.task}
              item={item}
              cropName={cropName(item.cropName)}
              showCrop
              isSaving={done.isSaving(item.cropId, item.task)}
              onDone={() => done.tell(item.cropId, item.task)}
            />
          ))}
        </ul>
        {!all && tasks.length > FIRST_SHOWN && (
          <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
            {t('all', { count: String(tasks.length) })}
          </Button>
        )}
      </Card>
    </Section>
  )
}
