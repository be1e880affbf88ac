import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { fetchFile } from '#client/api/fetch-file.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { MAX_START_CODES } from '#domain/people/start-codes/start-code.schema.ts'

type Given = { fullName: string; username: string; code: string | null }
type PrintSlipsProps = { farmers: readonly Given[]; validUntil: string; onPrinted: () => void }

/** Saves the codes of farmers as slips to print and cut apart, in as many files as they need. */
export function PrintSlips({ farmers, validUntil, onPrinted }: PrintSlipsProps) {
  const t = useTranslations('desk.user.startCodes')
  const slips = farmers.flatMap(({ fullName, username, code }) => (code === null ? [] : [{ fullName, username, code }]))
  const print = useWrite(
    async () => {
      for (let from = 0; from < slips.length; from += MAX_START_CODES) {
        const part = { slips: slips.slice(from, from + MAX_START_CODES), validUntil }
        const file = await fetchFile('/admin/users/start-codes/slips', 'application/pdf', part)
        saveFile(`kuu-start-codes-${today()}${from > 0 ? `-${from / MAX_START_CODES + 1}` : ''}.pdf`, 'application/pdf', file) // biome-ignore format: one call
      }
    },
    { done: { title: t('printed'), tone: 'good' }, failed: t('notPrinted'), onDone: onPrinted },
  )
  return (
    <Button
      size="md"
      leftSection={<IconPrinter size={20} aria-hidden="true" />}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {t('print')}
    </Button>
  )
}
