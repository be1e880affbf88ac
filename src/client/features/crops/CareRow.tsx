import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { type CareItem, canBeDone } from '#domain/crops/care.ts'
import { type Day, daysBetween } from '#domain/dates.ts'
import { CareHarvest, loadHarvest } from './CareHarvest.tsx'
import classes from './CareRow.module.css'

type CareRowProps = {
  item: CareItem
  crop: { farmerId: string; cropId: string }
  cropName: string
  /** In a list over many crops a row names its crop; in that of one crop it says how to do the task. */
  showCrop?: boolean
  isSaving: boolean
  onDone: () => void
  /** Takes back that the task was done on that day. */
  onUndo: (doneOn: Day) => void
}

/** A task of a crop with its due date, and a button to complete it, or to take that back. The harvest asks how much. */
export function CareRow({ item, crop, cropName, showCrop = false, isSaving, onDone, onUndo }: CareRowProps) {
  const t = useTranslations('care')
  const common = useTranslations('common.undo')
  const title = t(`task.${item.task}.title`)
  const doneOn = undoableDay(item)
  const [harvest, setHarvest] = useState<'closed' | 'opening' | 'open'>('closed')
  const askHarvest = () => {
    setHarvest('opening')
    void loadHarvest().then(() => setHarvest('open'))
  }
  if (harvest === 'open')
    return (
      <li className={classes.row}>
        <div className={classes.words}>
          <b>{showCrop ? `${cropName}: ${title}` : title}</b>
          <CareHarvest {...crop} onDone={() => setHarvest('closed')} />
        </div>
      </li>
    )
  return (
    <li className={classes.row} data-state={item.state}>
      <div className={classes.words}>
        <b>{title}</b>
        {!showCrop && item.state !== 'done' && <span className={classes.hint}>{t(`task.${item.task}.hint`)}</span>}
        <Due item={item} cropName={showCrop && cropName} />
      </div>
      {doneOn ? (
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          aria-label={t('undoNamed', { task: title, crop: cropName })}
          loading={isSaving}
          onClick={() => onUndo(doneOn)}
        >
          {common('action')}
        </Button>
      ) : (
        canBeDone(item, today()) && (
          <Button
            variant="light"
            leftSection={<IconCheck size={18} aria-hidden="true" />}
            aria-label={t('doneNamed', { task: title, crop: cropName })}
            loading={isSaving || harvest === 'opening'}
            onClick={item.task === 'harvest' ? askHarvest : onDone}
          >
            <Value>{t('done')}</Value>
          </Button>
        )
      )}
    </li>
  )
}

/** The day of the last time, of a task that is done; of one that comes back only on that day itself. */
const undoableDay = ({ state, doneOn }: CareItem) => (state === 'done' || doneOn === today() ? doneOn : null)

/** The due date in relative words: after the crop's name in a list over many crops, with the date in that of one. */
function Due({ item: { due, state, doneOn, every }, cropName }: { item: CareItem; cropName: string | false }) {
  const t = useTranslations('care')
  const format = useFormat()
  const date = (day: string) => format.dateTime(noonOf(day), { day: 'numeric', month: 'short', year: yearOf(day) })
  const days = daysBetween(today(), due)
  if (state === 'done')
    return (
      <span className={classes.due}>
        <IconCheck size={18} className={classes.check} aria-hidden="true" />{' '}
        <Value>{t('due.done', { date: date(doneOn ?? due) })}</Value>
      </span>
    )
  const when = days < 0 ? t('due.overdue', { count: -days }) : days === 0 ? t('due.today') : t('due.soon', { count: days }) // biome-ignore format: one question
  return (
    <span className={classes.due}>
      <Value>{cropName && `${cropName} · `}</Value>
      <b title={date(due)}>{when}</b>
      {!cropName && (
        <>
          {' · '}
          <time dateTime={due}>{date(due)}</time>
          <Value>{every !== null && ` · ${t('every', { count: every })}`}</Value>
        </>
      )}
    </span>
  )
}

/** The year is shown unless it is the current one. */
const yearOf = (day: string) => (day.slice(0, 4) === today().slice(0, 4) ? undefined : 'numeric')
