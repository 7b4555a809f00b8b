import { TextField } from '@baize/ui'
import { type ComponentType, useEffect, useState } from 'react'
import type { FieldViewProps } from './look.ts'
import { TextView } from './TextView.tsx'

/**
 * A view whose code is loaded with the first field that needs it. Until then the field is there and disabled; where it
 * does not come, a plain field is better than none.
 */
export function lazyView(load: () => Promise<ComponentType<FieldViewProps>>): ComponentType<FieldViewProps> {
  let Loaded: ComponentType<FieldViewProps> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called once a kind, as React.lazy is.
  return function LazyView(props: FieldViewProps) {
    const [View, setView] = useState(() => Loaded)
    useEffect(() => {
      if (Loaded) {
        // It was loaded with another field between this one's render and this effect.
        const view = Loaded
        setView(() => view)
        return
      }
      load().then(
        (view) => {
          Loaded = view
          setView(() => view)
        },
        () => setView(() => TextView),
      )
    }, [])
    return View ? <View {...props} /> : <TextField {...props.frame} disabled />
  }
}
