import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { RadioField } from '#client/ui/fields/RadioField.tsx'
import type { FieldConflict } from '#domain/problem.ts'
import { Conflicts } from './Conflicts.tsx'
import type { FieldChoice } from './useSaveRecord.ts'

type FieldChoicesProps = {
  conflicts: readonly FieldConflict[]
  onChoose: (choice: FieldChoice) => void
  onTheirs: () => void
}

/** Asks about what two people wrote: for all fields together and, where there are several, for each by itself. */
export function FieldChoices({ conflicts, onChoose, onTheirs }: FieldChoicesProps) {
  const t = useTranslations('desk.conflict')
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const fields = conflicts.map(({ field }) => field)
  const choose = (field: string, whose: 'mine' | 'theirs') => {
    const next = new Set(theirs)
    if (whose === 'theirs') next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  const choice = {
    of: (field: string) => (
      <RadioField
        aria-label={t('chooseOne')}
        choices={[
          { value: 'mine', label: t('yours') },
          { value: 'theirs', label: t('theirs') },
        ]}
        value={theirs.has(field) ? 'theirs' : 'mine'}
        onChange={(whose) => choose(field, whose)}
      />
    ),
    save: (
      <Button
        onClick={() =>
          onChoose({
            mine: fields.filter((field) => !theirs.has(field)),
            theirs: fields.filter((field) => theirs.has(field)),
          })
        }
      >
        {t('saveChosen')}
      </Button>
    ),
  }
  return (
    <Conflicts
      conflicts={conflicts}
      {...(fields.length > 1 && { choice })}
      onMine={() => onChoose({ mine: fields, theirs: [] })}
      onTheirs={onTheirs}
    />
  )
}
