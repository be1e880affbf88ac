import { Button, Skeleton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLowData } from '#client/phone/low-data.ts'
import { getSession } from '#client/phone/session.ts'
import { isOwn } from '#domain/sync/own-answer.ts'
import classes from './Photo.module.css'

type PhotoProps = {
  id: string
  words: { show: string; failed: string; alt: string }
  /** Drawn small; it opens large. */
  isSmall?: boolean
}

/**
 * A photo of the farm, fetched with the session's token: the cookie that an <img> would send expires before the
 * session.
 */
export function Photo({ id, words, isSmall = false }: PhotoProps) {
  const isLow = useLowData()
  const [isRequested, setRequested] = useState(false)
  const { url, failed } = usePhoto(isLow && !isRequested ? null : id)
  if (isLow && !isRequested)
    return (
      <Button
        variant="default"
        leftSection={<IconPhoto size={18} aria-hidden="true" />}
        onClick={() => setRequested(true)}
      >
        {words.show}
      </Button>
    )
  if (failed) return <p className={classes.failed}>{words.failed}</p>
  if (!url)
    return <Skeleton className={isSmall ? classes.small : classes.photo} height={isSmall ? 88 : 160} radius="md" />
  return (
    <a href={url} target="_blank" rel="noreferrer" className={classes.link}>
      <img src={url} alt={words.alt} className={isSmall ? classes.small : classes.photo} />
    </a>
  )
}

/** A photo in a list whose line opens what it belongs to; a mark while the user saves data. */
export function PhotoThumb({ id, alt }: { id: string; alt: string }) {
  const isLow = useLowData()
  const { url, failed } = usePhoto(isLow ? null : id)
  if (isLow || failed) return <IconPhoto size={24} aria-label={alt} role="img" />
  if (!url) return <Skeleton className={classes.thumb} height={56} radius="md" />
  return <img src={url} alt={alt} className={classes.thumb} />
}

function usePhoto(id: string | null) {
  const [state, setState] = useState<{ url?: string; failed?: true }>({})
  useEffect(() => {
    if (id === null) return
    const gone = new AbortController()
    let url: string | undefined
    download(id, gone.signal)
      .then((photo) => {
        url = URL.createObjectURL(photo)
        setState({ url })
      })
      .catch(() => gone.signal.aborted || setState({ failed: true }))
    return () => {
      gone.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return state
}

async function download(id: string, signal: AbortSignal) {
  const token = getSession()?.token
  const answer = await fetch(`/api/photos/${id}`, {
    signal,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  // It may come from the phone, which says nothing of the line: a portal's page is told by its headers alone.
  if (!answer.ok || !isOwn(answer)) throw new Error(`The photo was answered with ${answer.status}`)
  const photo = await answer.blob()
  signal.throwIfAborted()
  return photo
}
