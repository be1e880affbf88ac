import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { CoursePartKind } from '#domain/learning/build/course-part.ts'
import classes from './Builder.module.css'
import { startDrag } from './drag.ts'
import { useMove } from './move-context.ts'

type PartRowProps = { kind: CoursePartKind; id: string; title: string; children: Shown }

/** A part of the course: the handle by which it is dragged, what it is, and what can be done with it. */
export function PartRow({ kind, id, title, children }: PartRowProps) {
  const t = useTranslations('desk.builder.row')
  const { move } = useMove()
  const dialog = useDialog('part', 'remove-part')
  return (
    <div className={classes.row}>
      {/* Of no use to the keyboard, which has the arrows. */}
      <span
        className={classes.handle}
        title={t('drag', { title })}
        onPointerDown={(event) => startDrag(event, { kind, id, onDrop: (place) => move({ kind, id, title }, place) })}
      >
        <IconGripVertical size={20} aria-hidden="true" />
      </span>
      <div className={classes.what}>{children}</div>
      <div className={classes.tools}>
        <StepButton kind={kind} id={id} title={title} step={-1} />
        <StepButton kind={kind} id={id} title={title} step={1} />
        <Button
          variant="subtle"
          className={classes.tool}
          aria-label={t('edit', { title })}
          onClick={() => dialog.open('part', `${kind}.${id}`)}
        >
          <IconPencil size={20} aria-hidden="true" />
        </Button>
        <Button
          variant="subtle"
          color="clay"
          className={classes.tool}
          aria-label={t('delete', { title })}
          onClick={() => dialog.open('remove-part', `${kind}.${id}`)}
        >
          <IconTrash size={20} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

type StepButtonProps = Omit<PartRowProps, 'children'> & { step: 1 | -1 }

function StepButton({ kind, id, title, step }: StepButtonProps) {
  const t = useTranslations('desk.builder.row')
  const { stepOf, move } = useMove()
  const place = stepOf(kind, id, step)
  const Icon = step === 1 ? IconArrowDown : IconArrowUp
  return (
    <Button
      id={`${step === 1 ? 'down' : 'up'}-${id}`}
      variant="subtle"
      className={classes.tool}
      aria-label={t(step === 1 ? 'down' : 'up', { title })}
      // Not `disabled`: at the end of its way a part would lose the focus.
      aria-disabled={place === null}
      onClick={() => place && move({ kind, id, title }, place)}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  )
}
