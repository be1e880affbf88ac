import { type ComponentType, useEffect, useState } from 'react'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { LoadError } from './LoadError.tsx'

type LazyForm<Props> = ComponentType<Props> & {
  /** Loads the form ahead: it is then there at once, and whatever it takes the place of is not gone before. */
  load: () => Promise<void>
}

/**
 * A form that is loaded when it is opened: forms come to the phone after the screens (see scripts/build/vite/pwa.ts). Where
 * it cannot be loaded, that is said in its place, with a retry; the rest of the screen stays.
 */
export function lazyForm<Props extends object>(find: () => Promise<ComponentType<Props>>): LazyForm<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await find()
  }
  function Lazy(props: Props) {
    const [Form, setForm] = useState(() => loaded)
    const [error, setError] = useState<unknown>(null)
    useEffect(() => {
      if (Form || error) return
      load().then(() => setForm(() => loaded), setError)
    }, [Form, error])
    if (Form) return <Form {...props} />
    if (error) return <LoadError error={error} text={undefined} unopened={undefined} retry={() => setError(null)} />
    return (
      <Loading>
        <CardSkeletons count={1} />
      </Loading>
    )
  }
  return Object.assign(Lazy, { load })
}
