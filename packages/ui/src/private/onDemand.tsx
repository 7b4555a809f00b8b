import { type ComponentType, useEffect, useReducer } from 'react'

/** A component whose code is loaded when it is first rendered, or before that, on intent. */
export interface OnDemand<Props> {
  (props: Props): React.ReactNode
  /** Loads the code, if there is a connection; then the component is rendered in the same commit. Never rejects. */
  preload: () => Promise<void>
}

/**
 * For what a click opens: Radix's layers, which no first screen shows. Unlike `React.lazy` it suspends nothing, so that
 * what is loaded is rendered at once.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = async () => {
    // A browser keeps a failed import for the life of the page, so none is attempted unless a service worker may have it.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) return
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      () => {
        loading = undefined
      },
    )
    await loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called in modules only, as React.lazy is.
  function Component(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0)
    const missing = Loaded === undefined
    useEffect(() => {
      if (!missing) return
      const request = () => void preload().then(render)
      request()
      addEventListener('online', request)
      return () => removeEventListener('online', request)
    }, [missing])
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Component, { preload })
}

/** Loads the code of a layer when a pointer or the focus reaches its trigger. */
export function onIntent({ preload }: OnDemand<never>): {
  onPointerEnter: () => void
  onFocus: () => void
} {
  return { onPointerEnter: () => void preload(), onFocus: () => void preload() }
}
