import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { UploadProgress } from './UploadProgress.tsx'
import type { useUpload } from './useUpload.ts'

type UploadChoiceProps = Pick<ReturnType<typeof useUpload>, 'upload' | 'start' | 'cancel'> & {
  label: string
  /** The types of files that can be chosen, as the attribute `accept` names them. */
  accept: string
  /** What the server does once the whole file is there. */
  working: string
}

/** Chooses a file and sends it, with how far that is. */
export function UploadChoice({ upload, start, cancel, label, accept, working }: UploadChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {upload ? (
        <>
          <UploadProgress upload={upload} onCancel={cancel} />
          {upload.percent === 100 && <p role="status">{working}</p>}
        </>
      ) : (
        <Button
          size="md"
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) start(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
