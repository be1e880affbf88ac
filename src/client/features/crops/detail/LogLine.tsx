import { IconAlertTriangle, IconArrowRight, IconBasket, IconCheck, IconNote, IconPencil } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { shownField } from '#client/offline/outbox/writes/shown-field.ts'
import { noonOf } from '#client/phone/clock.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import type { CropActivity } from '#domain/crops/crop.ts'
import { toHectares } from '#domain/crops/crop.ts'
import { CROP_FIELDS } from '#domain/crops/crop-fields.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import type { CropEdited } from '#domain/crops/crop-log.ts'
import { dateAt } from '#domain/dates.ts'
import { CropPhoto } from './CropPhoto.tsx'
import classes from './lists.module.css'

const ICONS = {
  status: IconArrowRight,
  note: IconNote,
  problem: IconAlertTriangle,
  care: IconCheck,
  yield: IconBasket,
  edit: IconPencil,
} as const satisfies Record<CropActivity, typeof IconNote>

export function LogLine({ line }: { line: Pending<CropActivityLine> }) {
  const Icon = ICONS[line.kind]
  return (
    <li className={classes.line}>
      <span className={classes.icon} data-kind={line.kind}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <Title line={line} />
        {line.text && <p className={classes.text}>{line.text}</p>}
        {line.edits.map((edit) => (
          <Edited key={edit.field} edit={edit} />
        ))}
        {line.photoId && <CropPhoto id={line.photoId} />}
        {line.isPending && <PendingMark />}
        <Who line={line} />
      </div>
    </li>
  )
}

function Title({ line: { kind, status, task, edits, isResolved } }: { line: CropActivityLine }) {
  const t = useTranslations('crop.log')
  const statuses = useTranslations('farmer.status')
  const care = useTranslations('care.task')
  if (kind === 'status') return <b>{status && t('status', { status: statuses(status) })}</b>
  if (kind === 'care') return <b>{task && t('care', { task: care(`${task}.title`) })}</b>
  if (edits.some(({ field }) => field === 'problem')) return <b>{t(isResolved ? 'problemResolved' : 'problemOpen')}</b>
  return <b>{t(kind)}</b>
}

function Edited({ edit: { field, to } }: { edit: CropEdited }) {
  const t = useTranslations('crop')
  const format = useFormat()
  const areaWords = useAreaWords()
  if (field === 'problem') return <p className={classes.text}>{typeof to === 'string' && to}</p>
  const amount = (value: number) => format.number(value, { maximumFractionDigits: 4 })
  const spoken = () => {
    if (to === null) return t('log.unset')
    const { kind } = CROP_FIELDS[field]
    if (kind === 'field') return shownField(String(to))?.name ?? t('log.otherField')
    if (kind === 'area') return areaWords(toHectares(Number(to)), 4)
    if (kind === 'weight') return t('facts.kilograms', { amount: amount(Number(to)) })
    return kind === 'text' ? String(to) : format.dateTime(noonOf(String(to)), { dateStyle: 'medium' })
  }
  return <p className={classes.text}>{t('log.line', { field: t(`log.${field}`), value: spoken() })}</p>
}

/** The author and the date. */
export function Who({ line: { author, createdAt } }: { line: CropActivityLine }) {
  const t = useTranslations('crop.log')
  const format = useFormat()
  const date = format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })
  const by = author ? BY_ROLE[author.role] : 'by'
  return (
    <time className={classes.note} dateTime={createdAt}>
      {t(by, { name: author?.fullName ?? t('nobody'), date })}
    </time>
  )
}

const BY_ROLE = { farmer: 'by', extension_agent: 'byAgent', admin: 'byAdmin' } as const
