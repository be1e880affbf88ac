import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { isUnheardOf } from '#domain/learning/publication.ts'
import { usePublish } from './usePublish.ts'

/** Opens a course to everybody, or hides it. `onAsk` is called before farmers are told of it. */
export function PublishButton({ course, onAsk }: { course: AdminCourse; onAsk: () => void }) {
  const t = useTranslations('admin.courses')
  const publish = usePublish()
  const { id, title, isPublished } = course
  const turn = () => {
    if (!isPublished && isUnheardOf(course)) onAsk()
    else if (!publish.isPending) publish.mutate({ id, published: !isPublished })
  }
  const Icon = isPublished ? IconEyeOff : IconEye
  return (
    <Button
      variant={isPublished ? 'default' : 'filled'}
      aria-label={t(isPublished ? 'unpublishNamed' : 'publishNamed', { title })}
      // Not `loading`: a button that is shut while it is sent loses the focus.
      aria-busy={publish.isPending}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={turn}
    >
      {t(isPublished ? 'unpublish' : 'publish')}
    </Button>
  )
}
