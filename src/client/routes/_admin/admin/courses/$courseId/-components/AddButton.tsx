import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { CoursePartKind } from '#domain/learning/build/course-part.ts'
import classes from './Builder.module.css'

type AddButtonProps = {
  kind: CoursePartKind
  parentId: string
  /** What the part comes into, where there are several. */
  title?: string
  isFirst?: boolean
}

/** Adds a part at the end of a list. */
export function AddButton({ kind, parentId, title, isFirst = false }: AddButtonProps) {
  const t = useTranslations('desk.builder')
  const dialog = useDialog('part')
  return (
    <Button
      className={classes.add}
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      aria-label={title === undefined || kind === 'module' ? undefined : t(`${kind}.addTo`, { title })}
      onClick={() => dialog.open('part', `${kind}.new.${parentId}`)}
    >
      {t(`${kind}.add`)}
    </Button>
  )
}
