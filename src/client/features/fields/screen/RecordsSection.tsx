import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Section } from '#client/ui/page/Section.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import classes from './records.module.css'

type RecordsSectionProps<Row> = {
  field: Field
  words: { title: string; add: string }
  rows: UseQueryResult<Row[], unknown>
  /** Where there is none, and none is being written. */
  empty: Shown
  form: ComponentType<{ field: Field; onDone: () => void }>
  children: (row: Row) => Shown
}

/** Records of a field in a list, with the form that adds one above them. */
export function RecordsSection<Row extends { id: string }>({
  field,
  words,
  rows,
  empty,
  form: RecordForm,
  children: card,
}: RecordsSectionProps<Row>) {
  const [isWriting, setWriting] = useState<boolean>()
  return (
    <Section
      title={words.title}
      more={
        !isWriting && (
          <Button
            ref={isWriting === false ? catchFocus : undefined}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            {words.add}
          </Button>
        )
      }
    >
      {isWriting && (
        <Card>
          <RecordForm field={field} onDone={() => setWriting(false)} />
        </Card>
      )}
      <QueryView query={rows} empty={!isWriting && empty}>
        {(records) => (
          <ul className={classes.list}>
            {records.map((row) => (
              <li key={row.id}>{card(row)}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
