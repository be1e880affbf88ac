import { type ComponentType, useEffect, useState } from 'react'
import { LoadError } from '../LoadError.tsx'
import { CardSkeletons, Loading } from '../QueryView.tsx'

/**
 * A form that is loaded when it is opened: forms come to the phone after the screens (see scripts/vite/pwa.ts). Where
 * it cannot be loaded, that is said in its place, with a retry; the rest of the screen stays.
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function LazyForm(props: Props) {
    const [Form, setForm] = useState(() => loaded)
    const [error, setError] = useState<unknown>(null)
    useEffect(() => {
      if (Form || error) return
      const found = (form: ComponentType<Props>) => {
        loaded = form
        setForm(() => form)
      }
      load().then(found, setError)
    }, [Form, error])
    if (Form) return <Form {...props} />
    if (error) return <LoadError error={error} text={undefined} unopened={undefined} retry={() => setError(null)} />
    return (
      <Loading>
        <CardSkeletons count={1} />
      </Loading>
    )
  }
}
