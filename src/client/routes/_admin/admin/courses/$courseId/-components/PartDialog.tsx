import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { LessonForm } from './LessonForm.tsx'
import { ModuleForm } from './ModuleForm.tsx'
import type { EditedPart } from './part-address.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { QuizForm } from './QuizForm.tsx'
import type { PartPlace } from './useSavePart.ts'

const WIDTHS = { module: 500, lesson: 700, quiz: 500, question: 600 } as const

/** Where a part of a course is added or edited. */
export default function PartDialog({ part, onClose }: { part: EditedPart; onClose: () => void }) {
  const t = useTranslations('desk.builder')
  return (
    <SheetDialog
      onClose={onClose}
      title={t(`${part.kind}.${part.id === undefined ? 'new' : 'edit'}`)}
      width={WIDTHS[part.kind]}
    >
      <PartForm part={part} onClose={onClose} />
    </SheetDialog>
  )
}

function PartForm({ part, onClose }: { part: EditedPart; onClose: () => void }) {
  const place = (revision?: string): PartPlace => ({ parentId: part.parentId, id: part.id, revision })
  switch (part.kind) {
    case 'module':
      return <ModuleForm module={part.row} place={place(part.row?.revision)} onClose={onClose} />
    case 'quiz':
      return <QuizForm quiz={part.row} place={place(part.row?.revision)} onClose={onClose} />
    case 'question':
      return <QuestionForm question={part.row} place={place(part.row?.revision)} onClose={onClose} />
    case 'lesson':
      if (part.id === undefined) return <LessonForm place={place()} onClose={onClose} />
      return <SavedLesson id={part.id} place={place()} onClose={onClose} />
  }
}

/** A lesson comes with its content when it is to be edited. */
function SavedLesson({ id, place, onClose }: { id: string; place: PartPlace; onClose: () => void }) {
  const lesson = trpc.admin.builder.lesson.useQuery({ id }, { gcTime: 0 })
  return (
    <QueryView query={lesson} skeleton={<CardSkeletons count={2} height={160} />}>
      {(row) => <LessonForm lesson={row} place={{ ...place, revision: row.revision }} onClose={onClose} />}
    </QueryView>
  )
}
