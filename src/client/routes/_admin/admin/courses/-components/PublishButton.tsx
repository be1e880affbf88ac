import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { wasNeverPublished } from '#domain/learning/publication.ts'
import { usePublish } from './usePublish.ts'

/** Publishes a course or hides it. `onAsk` opens the question that comes before a first publication and before hiding. */
export function PublishButton({ course, onAsk }: { course: AdminCourse; onAsk: () => void }) {
  const t = useTranslations('admin.courses')
  const publish = usePublish()
  const { id, title, isPublished } = course
  const toggle = () => {
    if (isPublished || wasNeverPublished(course)) onAsk()
    else if (!publish.isPending) publish.mutate({ id, published: true })
  }
  const Icon = isPublished ? IconEyeOff : IconEye
  return (
    <Button
      variant={isPublished ? 'default' : 'filled'}
      aria-label={t(isPublished ? 'unpublishNamed' : 'publishNamed', { title })}
      title={t(isPublished ? 'unpublish' : 'publish')}
      // Not `loading`: a disabled button would lose the focus.
      aria-busy={publish.isPending}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={toggle}
    >
      {t(isPublished ? 'unpublish' : 'publish')}
    </Button>
  )
}
