import { type ComponentType, useEffect, useReducer } from 'react'

/** A component whose code is loaded when it is first rendered, or before that, on intent. */
export interface OnDemand<Props> {
  (props: Props): React.ReactNode
  /** Loads the code; then the component is rendered in the same commit. Never rejects. */
  preload: () => Promise<void>
}

/**
 * For what a press opens: Radix's layers, which no first screen shows. Unlike `React.lazy` it suspends nothing, so that
 * what is loaded is rendered at once.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      () => {
        // The next press tries again.
        loading = undefined
      },
    )
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called in modules only, as React.lazy is.
  function Component(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0)
    const missing = Loaded === undefined
    useEffect(() => {
      if (missing) void preload().then(render)
    }, [missing])
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Component, { preload })
}

/** Loads the code of a layer when a pointer or the keyboard comes to what opens it. */
export function onIntent({ preload }: OnDemand<never>): {
  onPointerEnter: () => void
  onFocus: () => void
} {
  return { onPointerEnter: () => void preload(), onFocus: () => void preload() }
}
