import { Button } from '@mantine/core'
import { fetchFile } from '#client/api/fetch-file.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import classes from '../Fields.module.css'
import type { ChosenFields } from './chosen-fields.ts'
import { MissingFields } from './MissingFields.tsx'

type ExportDialogProps = { chosen: ChosenFields; onClose: () => void }
type ExportRequest = { format: 'geojson' | 'eudr'; part: number }

const TYPE = 'application/geo+json'

/** Saves fields as files, and says which of them the European Union's file cannot hold, and what mends them. */
export default function ExportDialog({ chosen, onClose }: ExportDialogProps) {
  const t = useTranslations('desk.fields.export')
  const state = trpc.admin.fields.eudr.useQuery(chosen)
  const save = useWrite(
    async ({ format, part }: ExportRequest) => {
      const file = await fetchFile('/admin/fields/export', TYPE, { ...chosen, format, part })
      saveFile(
        `kuu-${format === 'eudr' ? 'eudr' : 'fields'}-${today()}${part > 1 ? `-${part}` : ''}.geojson`,
        TYPE,
        file,
      )
    },
    { failed: t('failed') },
  )
  const parts = state.data?.parts ?? 1
  return (
    <SheetDialog onClose={onClose} title={t('title')} width={600}>
      <div className={classes.parts}>
        <p>{chosen.ids ? t('chosen', { count: chosen.ids.length }) : t('all')}</p>
        <QueryView query={state} skeleton={<CardSkeletons count={1} height={80} />}>
          {(shown) => (
            <>
              <p>
                <b>{t('ready', { count: shown.ready })}</b>
              </p>
              <MissingFields state={shown} onMend={onClose} />
            </>
          )}
        </QueryView>
        <div className={adminClasses.actions}>
          {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
            <Button
              key={part}
              size="md"
              disabled={!state.data?.ready}
              loading={save.isPending}
              onClick={() => save.mutate({ format: 'eudr', part })}
            >
              {parts > 1 ? t('part', { part: String(part), parts: String(parts) }) : t('eudr')}
            </Button>
          ))}
          <Button
            size="md"
            variant="default"
            loading={save.isPending}
            onClick={() => save.mutate({ format: 'geojson', part: 1 })}
          >
            {t('geojson')}
          </Button>
        </div>
      </div>
    </SheetDialog>
  )
}
